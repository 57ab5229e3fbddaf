extension Measure {
    /// Every measure, in the order in which they run: what times comes behind what proves, and what
    /// needs the figures of another behind it. Each stands in a file of its own in `Measures`.
    static let all: [Measure] = [
        .sameness, .sources, .lines, .complexity, .reuse, .changes, .coverage, .structure,
        .mutation,
        .instructions, .growth, .latency, .trace,
    ]
}

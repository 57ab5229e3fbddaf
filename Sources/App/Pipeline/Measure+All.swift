extension Measure {
    /// All measurements in the order in which they run: timing after the check of equivalence, and
    /// each measurement after those whose results it needs. Each is in its own file in `Measures`.
    static let all: [Measure] = [
        .equivalence, .memory, .sources, .lines, .complexity, .reuse, .changes, .coverage,
        .structure,
        .mutation,
        .instructions, .scaling, .latency, .trace,
    ]
}

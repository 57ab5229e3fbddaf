/// A metric of reports. The cases are in the order of pages, and there is no other list of them: the
/// compiler demands a place in a report, a section of pages and a measurement for each.
///
/// The raw value is the key in JSON and the name in commands.
package enum Metric: String, CaseIterable, Codable, Sendable {
    case equivalence, sources, lines, complexity, reuse, structure, coverage, mutation, latency,
        instructions, memory, scaling, trace, changes

    /// The name on pages, such as `Lines`.
    package var title: String {
        switch self {
        case .equivalence: "Behavioural equivalence"
        case .sources: "Sources"
        case .lines: "Lines"
        case .complexity: "Complexity"
        case .reuse: "Module reuse"
        case .structure: "Structure"
        case .coverage: "Coverage"
        case .mutation: "Mutation"
        case .latency: "Latency"
        case .instructions: "Instructions"
        case .memory: "Memory"
        case .scaling: "Scaling"
        case .trace: "Role interactions"
        case .changes: "Changes"
        }
    }
}

internal import CommandLineArguments
internal import Matrix
internal import Scenarios

/// The variants, scenarios and keys of a feature, for a terminal of 80 columns.
struct FeatureText {
    private static let width = 80

    let feature: Feature
    /// Indicates whether elements and keys are included, which are needed to write a scenario.
    let isFull: Bool

    var text: String {
        let contract = feature.contract
        var lines = ["\(contract.title) (\(feature.name))", "  Variants"]
        lines += feature.implementations.map { "    \($0.sourcePath)" }
        if isFull { lines += elements + keys }
        lines.append("  Scenarios")
        for scenario in contract.scenarios { lines += item(scenario.name, scenario.summary) }
        lines.append("  Latency scenarios")
        for scenario in contract.latencyScenarios { lines += item(scenario.name, scenario.summary) }
        return lines.joined(separator: "\n")
    }

    private var elements: [String] {
        let names = feature.contract.elements.patterns
        let note = names.contains { $0.contains("#") } ? " (# is the number of a row)" : ""
        return ["  Elements\(note)"]
            + wrapped(names.joined(separator: " "), width: Self.width, indentation: 4)
    }

    private var keys: [String] {
        let contract = feature.contract
        let counts = contract.counts.sorted { $0.key < $1.key }
        var lines: [String] = []
        for (title, keys) in [
            ("Keys of the opening", contract.openingKeys),
            ("Keys of \"set\"", contract.settableKeys),
            ("Model events", contract.events),
        ] where !keys.isEmpty {
            lines.append("  \(title)")
            for key in keys { lines += item("\(key.name): \(key.expectation)", key.help) }
        }
        if !counts.isEmpty { lines.append("  Counters for \"expect\"") }
        for count in counts { lines += item(count.key, count.value) }
        return lines
    }

    private func item(_ name: String, _ explanation: String) -> [String] {
        wrapped(name, width: Self.width, indentation: 4, hanging: 6)
            + wrapped(explanation, width: Self.width, indentation: 6)
    }
}

internal import Matrix
internal import Scenarios
package import Tracing

/// Formats a traced scenario as plain text: the call tree of each variant, then the number of calls
/// between roles.
package enum CallTreeText {
    /// The width of lines, for a terminal of 80 columns. It is also used for files.
    private static let width = 80

    package static func text(for scenario: TraceMeasurement.OfScenario) -> String {
        var parts = ["\(scenario.feature.contract.title), \(scenario.scenario)"]
        for variant in scenario.variants {
            parts.append(variant.variant.title)
            parts += variant.interactions.map(text)
        }
        parts.append(TerminalWriter(width: width).text(of: [.table(table(of: scenario.variants))]))
        return parts.joined(separator: "\n\n")
    }

    private static func text(for interaction: TraceMeasurement.Interaction) -> String {
        var lines = ["▸ \(interaction.event)"]
        if let ignored = interaction.ignored {
            lines.append("  ignored: \(ignored)")
        } else if interaction.calls.isEmpty {
            lines.append("  calls nothing in the implementation")
        }
        for call in interaction.calls { add(call, to: &lines, depth: 1) }
        return lines.map(\.drawable).joined(separator: "\n")
    }

    private static func add(_ call: TracedCall, to lines: inout [String], depth: Int) {
        let times = call.times == 1 ? "" : " × \(call.times)"
        let indentation = String(repeating: "  ", count: depth)
        let role = "\(times)  [\(call.participant.title)]"
        let room = width - indentation.count - role.count
        lines.append(indentation + short(call.function, room) + role)
        for callee in call.calls { add(callee, to: &lines, depth: depth + 1) }
    }

    /// Returns a function's name in the available width, without its first labels if necessary. The
    /// last label always remains, because names such as `tableView(_:cellForRowAt:)` differ only in
    /// it.
    private static func short(_ name: String, _ room: Int) -> String {
        guard
            name.count > room, let start = name.firstIndex(of: "("),
            let end = name.lastIndex(of: ")"), start < end
        else { return name }
        let labels = name[start..<end].dropFirst().split(separator: ":")
        var kept = labels.suffix(1).map { "\($0):" }.joined() + name[end...]
        for label in labels.dropLast().reversed() {
            let longer = "\(label):" + kept
            guard name[...start].count + 1 + longer.count <= room else { break }
            kept = longer
        }
        return labels.count < 2 ? name : name[...start] + "…" + kept
    }

    /// Returns a table with a row for each caller and callee and a column for each variant, over
    /// all interactions.
    static func table(of variants: [TraceMeasurement.OfVariant]) -> Table {
        let counted = variants.map { variant in
            RoleCrossings(variant.interactions.flatMap(\.calls))
        }
        let pairs = RoleCrossings.Pair.all(in: counted)
        var table = Table(
            [("Role interactions", .left)]
                + variants.map { ("\($0.variant.title)", .right) }
        )
        for pair in pairs {
            table.add(
                ["\(pair.title)"] + counted.map { .value(Values.nonzero($0.count(of: pair))) }
            )
        }
        table.add(["all"] + counted.map { .value($0.total) })
        return table
    }
}

extension RoleCrossings.Pair {
    /// The caller and the callee, such as `View → Presenter`.
    var title: String { "\(caller.title) → \(callee.title)" }

    /// Returns the pairs of all variants, each once, in the order of roles.
    static func all(in counted: [RoleCrossings]) -> [RoleCrossings.Pair] {
        let present = Set(counted.flatMap { $0.pairs.map(\.pair) })
        return Participant.all.flatMap { caller in
            Participant.all.map { RoleCrossings.Pair(caller: caller, callee: $0) }
        }
        .filter(present.contains)
    }
}

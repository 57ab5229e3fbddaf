internal import Matrix
internal import Scripts
package import Tracing

/// A traced script as plain text: the tree of calls of each variant, then how many of them lead from
/// one role to another.
package enum CallTreeText {
    /// Lines are made to fit a terminal of 80 columns, wherever they go.
    private static let width = 80

    package static func text(for script: TraceMeasurement.OfScript) -> String {
        var parts = ["\(script.feature.contract.title), \(script.script)"]
        for variant in script.variants {
            parts.append(variant.variant.title)
            parts += variant.interactions.map(text)
        }
        parts.append(crossings(of: script))
        return parts.joined(separator: "\n\n")
    }

    private static func text(for interaction: TraceMeasurement.Interaction) -> String {
        var lines = ["▸ \(interaction.event)"]
        if let ignored = interaction.ignored {
            lines.append("  ignored: \(ignored)")
        } else if interaction.calls.isEmpty {
            lines.append("  calls nothing in the cell")
        }
        for call in interaction.calls { add(call, to: &lines, depth: 1) }
        return lines.map(printable).joined(separator: "\n")
    }

    private static func add(_ call: TracedCall, to lines: inout [String], depth: Int) {
        let times = call.times == 1 ? "" : " × \(call.times)"
        let indentation = String(repeating: "  ", count: depth)
        let role = "\(times)  [\(call.participant.title)]"
        let room = width - indentation.count - role.count
        lines.append(indentation + short(call.function, room) + role)
        for callee in call.calls { add(callee, to: &lines, depth: depth + 1) }
    }

    /// A function's name that leaves its first labels out where there is no room for them. The last
    /// one stays in any case: names such as `tableView(_:cellForRowAt:)` differ in it alone.
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

    /// A row for each caller and callee, a column for each variant, over all interactions.
    private static func crossings(of script: TraceMeasurement.OfScript) -> String {
        let counted = script.variants.map { variant in
            RoleCrossings(variant.interactions.flatMap(\.calls))
        }
        let pairs = RoleCrossings.Pair.all(in: counted)
        var rows = [["Calls between roles"] + script.variants.map(\.variant.title)]
        for pair in pairs {
            rows.append([pair.title] + counted.map { Figures.nonzero($0.count(of: pair)) })
        }
        rows.append(["all"] + counted.map { "\($0.total)" })
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + padding : padding + row[column]
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }

    /// Control characters would move a terminal's cursor.
    private static func printable(_ line: String) -> String {
        let scalars: [Unicode.Scalar] = line.unicodeScalars.map {
            $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension RoleCrossings.Pair {
    /// As `View → Presenter`.
    var title: String { "\(caller.title) → \(callee.title)" }

    /// Every pair that any of several interactions has, in the order of roles.
    static func all(in counted: [RoleCrossings]) -> [RoleCrossings.Pair] {
        let present = Set(counted.flatMap { $0.pairs.map(\.pair) })
        return Participant.all.flatMap { caller in
            Participant.all.map { RoleCrossings.Pair(caller: caller, callee: $0) }
        }
        .filter(present.contains)
    }
}

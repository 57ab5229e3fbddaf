internal import Matrix
internal import Scenarios
package import Tracing

/// A sequence diagram of an interaction in the Mermaid language.
///
/// It uses only participants, messages, activations and notes. A participant is a role. The
/// participants are in the order of their first message.
package struct SequenceDiagram {
    private let interaction: TraceMeasurement.Interaction

    package init(_ interaction: TraceMeasurement.Interaction) {
        self.interaction = interaction
    }

    /// Returns the diagrams of a scenario as Markdown, each in a code block.
    package static func markdown(for scenario: TraceMeasurement.OfScenario) -> String {
        let title = "\(scenario.feature.contract.title), \(scenario.scenario)"
        var blocks: [Block] = [.heading(1, "\(title)")]
        for variant in scenario.variants {
            blocks.append(.heading(2, "\(variant.variant.title)"))
            for interaction in variant.interactions {
                blocks.append(.paragraph(.code(interaction.event)))
                blocks.append(.diagram(SequenceDiagram(interaction).text))
            }
        }
        return MarkdownWriter.text(of: blocks)
    }

    /// The diagram, without a newline at its end.
    package var text: String {
        let participants = participants
        var lines = ["sequenceDiagram", "    participant P0 as \(origin)"]
        for (index, participant) in participants.enumerated() {
            lines.append("    participant P\(index + 1) as \(participant.title)")
        }
        if let ignored = interaction.ignored {
            lines.append("    Note over P0: \(Self.escaped("ignored: \(ignored)"))")
        } else if interaction.calls.isEmpty {
            lines.append("    Note over P0: calls nothing in the cell")
        }
        for call in interaction.calls { add(call, from: "P0", participants, to: &lines) }
        return lines.joined(separator: "\n")
    }

    private func add(
        _ call: TracedCall,
        from caller: String,
        _ participants: [Participant],
        to lines: inout [String]
    ) {
        let callee = "P\((participants.firstIndex(of: call.participant) ?? -1) + 1)"
        let times = call.times == 1 ? "" : " × \(call.times)"
        lines.append("    \(caller)->>\(callee): \(Self.escaped(call.function + times))")
        guard !call.calls.isEmpty else { return }
        lines.append("    activate \(callee)")
        for next in call.calls { add(next, from: callee, participants, to: &lines) }
        lines.append("    deactivate \(callee)")
    }

    private var participants: [Participant] {
        var found: [Participant] = []
        func visit(_ call: TracedCall) {
            if !found.contains(call.participant) { found.append(call.participant) }
            call.calls.forEach(visit)
        }
        interaction.calls.forEach(visit)
        return found
    }

    /// The originator: the user for events on the screen, the scenario for all others.
    private var origin: String {
        let acts = ["open", "tap", "pull", "scroll", "answer", "back", "close"]
        let key = interaction.event.prefix { $0 != ":" }.filter { !"{\"".contains($0) }
        return acts.contains(key) ? "User" : "Scenario"
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
    }

    /// Returns text for a message. Characters that would end it, or would be markup, are written as
    /// character codes.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "#", ";", "<", ">", "&", "`", "%": escaped += "#\(scalar.value);"
            case _ where Self.isBlank(scalar):
                escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

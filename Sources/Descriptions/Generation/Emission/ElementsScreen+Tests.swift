internal import Descriptions
internal import Scenarios

extension ElementsScreen {
    /// Returns the statements for an event of a scenario.
    ///
    /// - Parameters:
    ///   - call: the statement for a tap.
    ///   - text: the code of the text of a label.
    ///   - isEnabled: the code of the value that is true if a tap is possible.
    func statements(
        _ event: [String: JSONValue],
        call: (Tap) -> String,
        text: (Name) -> String,
        isEnabled: (Tap) -> String
    ) -> [String] {
        if case .text(let button)? = event["tap"] {
            return taps.filter { $0.button.identifier == button }.map(call)
        }
        if case .object(let values)? = event["set"] {
            return ["environment.set(\(ScenarioTests.dictionary(values)))"]
        }
        guard case .object(let expected)? = event["expect"] else { return [] }
        return plan.labels.compactMap { label in
            guard case .text(let shown)? = expected[label.identifier] else { return nil }
            return "#expect(\(text(label)) == \(SwiftText.literal(shown)))"
        }
            + limited.compactMap { tap in
                guard case .object(let appearance)? = expected[tap.button.identifier],
                    case .flag(let isPossible)? = appearance["enabled"]
                else { return nil }
                return "#expect(\(isPossible ? "" : "!")\(isEnabled(tap)))"
            }
    }
}

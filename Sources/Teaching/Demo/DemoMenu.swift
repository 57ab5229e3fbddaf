internal import Model
package import Scenarios

/// A menu of events, and of keys whose value is typed.
package struct DemoMenu {
    /// The action of an entry.
    package enum Choice {
        case event(ScenarioEvent)
        /// A prompt for a value.
        case value(DemoPrompt)
    }

    package struct Entry {
        package let title: String
        package let choice: Choice
    }

    package let title: String
    package let entries: [Entry]
    package var chosen = 0

    /// Returns the menu of operations that can fail.
    static func failures(of contract: FeatureContract) -> DemoMenu {
        DemoMenu(
            title: "Make the next request fail",
            entries: contract.operations.map {
                Entry(title: $0.rawValue, choice: .event(.fail($0)))
            }
        )
    }

    /// Returns the menu of model events.
    static func events(of contract: FeatureContract) -> DemoMenu {
        DemoMenu(
            title: "Model event",
            entries: entries(contract.events) { .own($0.name, $1) }
        )
    }

    /// Returns the menu of settings.
    static func settings(of contract: FeatureContract) -> DemoMenu {
        DemoMenu(
            title: "Setting",
            entries: entries(contract.settableKeys) { .set([$0.name: $1]) }
        )
    }

    /// Returns an entry for each value of a key with few values, or one entry with a prompt.
    private static func entries(
        _ keys: [ScenarioKey],
        _ event: @escaping @Sendable (ScenarioKey, JSONValue) -> ScenarioEvent
    ) -> [Entry] {
        keys.flatMap { key -> [Entry] in
            if case .object(let keys) = key.type {
                return entries(keys) { event(key, .object([$0.name: $1])) }
            }
            let values: [(word: String, value: JSONValue)] =
                switch key.type {
                case .affirmation: [("", .flag(true))]
                case .flag: [(": true", .flag(true)), (": false", .flag(false))]
                case .choice(let words): words.map { (": \($0)", .text($0)) }
                case .text, .day, .integer, .integers, .choices, .object, .any: []
                }
            guard values.isEmpty else {
                return values.map { value in
                    Entry(
                        title: "\(key.name)\(value.word) – \(key.help)",
                        choice: .event(event(key, value.value))
                    )
                }
            }
            let prompt = DemoPrompt(purpose: .value(of: key, event: { event(key, $0) }))
            return [Entry(title: "\(key.name)… – \(key.help)", choice: .value(prompt))]
        }
    }
}

internal import Model
package import Scripts

/// Events to choose one of, and what takes a value that is typed.
package struct DemoMenu {
    /// What an entry leads to.
    package enum Choice {
        case event(ScriptEvent)
        /// A value is asked for first.
        case value(DemoPrompt)
    }

    package struct Entry {
        package let title: String
        package let choice: Choice
    }

    package let title: String
    package let entries: [Entry]
    package var chosen = 0

    /// What can be made to fail.
    static func failures(of contract: FeatureContract) -> DemoMenu {
        DemoMenu(
            title: "Make the next request fail",
            entries: contract.operations.map {
                Entry(title: $0.rawValue, choice: .event(.fail($0)))
            }
        )
    }

    /// What happens below the feature, and no person does.
    static func events(of contract: FeatureContract) -> DemoMenu {
        DemoMenu(
            title: "Model event",
            entries: entries(contract.events) { .own($0.name, $1) }
        )
    }

    /// What can be set while the feature is open.
    static func settings(of contract: FeatureContract) -> DemoMenu {
        DemoMenu(
            title: "Setting",
            entries: entries(contract.settableKeys) { .set([$0.name: $1]) }
        )
    }

    /// An entry for each value of a key that has few, or one that asks for it.
    private static func entries(
        _ keys: [ScriptKey],
        _ event: @escaping @Sendable (ScriptKey, JSONValue) -> ScriptEvent
    ) -> [Entry] {
        keys.flatMap { key -> [Entry] in
            let values: [(word: String, value: JSONValue)] =
                switch key.type {
                case .affirmation: [("", .flag(true))]
                case .flag: [(": true", .flag(true)), (": false", .flag(false))]
                case .choice(let words): words.map { (": \($0)", .text($0)) }
                case .text, .day, .integer, .integers, .choices, .any: []
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

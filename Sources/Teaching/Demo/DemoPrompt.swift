package import Scenarios

/// A prompt for one line of text.
package struct DemoPrompt {
    /// The purpose of the prompt.
    package enum Purpose {
        /// Any event, as a line of a scenario.
        case event
        /// The value of a key, from which an event is created.
        case value(of: ScenarioKey, event: @Sendable (JSONValue) -> ScenarioEvent)
        /// The text of the text field with this identifier.
        case text(of: String)
        /// The name of the file for the steps.
        case file
    }

    package let purpose: Purpose
    package var text = ""

    package init(purpose: Purpose, text: String = "") {
        self.purpose = purpose
        self.text = text
    }

    package var title: String {
        switch purpose {
        case .event: "An event, as {\"back\": true}"
        case .value(let key, _): "\(key.name), \(key.help)"
        case .text(let field): "The text of \(field)"
        case .file: "Save the steps to the file"
        }
    }

    /// A Boolean value that states if the prompt accepts an empty text.
    var acceptsEmptyText: Bool {
        if case .text = purpose { true } else { false }
    }

    /// Returns the event that was typed.
    ///
    /// - Throws: ``ScenarioError`` if the feature has no such event.
    func event(_ contract: FeatureContract) throws(ScenarioError) -> ScenarioEvent? {
        let line: String
        switch purpose {
        case .file: return nil
        case .event: line = text
        case .text(let field): line = ScenarioWriter.line(of: .type(field, text: text))
        case .value(let key, let event): line = ScenarioWriter.line(of: event(value(key)))
        }
        // The parser checks the value.
        return try ScenarioParser(contract: contract).events(from: line).first
    }

    private func value(_ key: ScenarioKey) -> JSONValue {
        switch key.type {
        case .integer: Int(text).map(JSONValue.integer) ?? .text(text)
        case .integers:
            .list(words.map { word in Int(word).map(JSONValue.integer) ?? .text(word) })
        case .choices: .list(words.map(JSONValue.text))
        case .text, .day, .choice, .flag, .affirmation, .object, .any: .text(text)
        }
    }

    private var words: [String] {
        text.split { $0 == "," || $0 == " " }.map(String.init)
    }
}

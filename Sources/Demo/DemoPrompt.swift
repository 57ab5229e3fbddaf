package import Scripts

/// A line that a person types.
package struct DemoPrompt {
    /// What is asked for.
    package enum Purpose {
        /// Any event, as a line of a script.
        case event
        /// The value of a key, of which an event is made.
        case value(of: ScriptKey, event: @Sendable (JSONValue) -> ScriptEvent)
        /// The name of a file to write what was done to.
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
        case .file: "Save the steps to the file"
        }
    }

    /// The event that was typed.
    ///
    /// - Throws: ``ScriptError`` where it is none of the feature's, with the reason.
    func event(_ contract: FeatureContract) throws(ScriptError) -> ScriptEvent? {
        let line: String
        switch purpose {
        case .file: return nil
        case .event: line = text
        case .value(let key, let event): line = ScriptWriter.line(of: event(value(key)))
        }
        // Whether it fits is for the one to say who reads scripts.
        return try ScriptParser(contract: contract).events(from: line).first
    }

    private func value(_ key: ScriptKey) -> JSONValue {
        switch key.type {
        case .integer: Int(text).map(JSONValue.integer) ?? .text(text)
        case .integers:
            .list(words.map { word in Int(word).map(JSONValue.integer) ?? .text(word) })
        case .choices: .list(words.map(JSONValue.text))
        case .text, .day, .choice, .flag, .affirmation, .any: .text(text)
        }
    }

    private var words: [String] {
        text.split { $0 == "," || $0 == " " }.map(String.init)
    }
}

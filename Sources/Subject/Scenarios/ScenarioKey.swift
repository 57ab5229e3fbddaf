/// A key of a scenario, for the opening, for `set` or for a model event.
package struct ScenarioKey: Hashable, Sendable {
    package enum ValueType: Hashable, Sendable {
        case text
        case integer(ClosedRange<Int>)
        /// A list of integers, each in the range.
        case integers(ClosedRange<Int>)
        case flag
        /// A day, such as `2026-03-14`.
        case day
        /// Only `true`, for events without a value.
        case affirmation
        case choice([String])
        /// A list of any of these.
        case choices([String])
        /// An object with any of these keys.
        case object([ScenarioKey])
        /// Any value; the reader of the key checks it.
        case any
    }

    package let name: String
    package let type: ValueType
    /// The effect of the value, in a few words.
    package let help: String

    package init(_ name: String, _ type: ValueType, _ help: String) {
        self.name = name
        self.type = type
        self.help = help
    }

    /// Returns the reason why a value does not match; `nil` if it matches.
    func problem(with value: JSONValue) -> String? {
        switch (type, value) {
        case (.text, .text), (.flag, .flag), (.affirmation, .flag(true)), (.any, _):
            nil
        case (.day, .text) where value.endOfDay != nil:
            nil
        case (.integer(let range), .integer(let integer)) where range.contains(integer):
            nil
        case (.integers(let range), .list(let items)):
            items.first { item in
                if case .integer(let integer) = item { !range.contains(integer) } else { true }
            }
            .map(misfit)
        case (.choice(let choices), .text(let text)) where choices.contains(text):
            nil
        case (.choices(let choices), .list(let items)):
            items.first { item in !choices.contains { item == .text($0) } }.map(misfit)
        case (.object(let keys), .object(let values)):
            keys.problem(with: values)
        default:
            misfit(value)
        }
    }

    private func misfit(_ value: JSONValue) -> String {
        switch (type, value) {
        case (.integer, .number), (.integers, .number):
            "\"\(name)\" takes \(expectation)\(value.integerMismatch)"
        default:
            "\"\(name)\" takes \(expectation), not \(shown(value))"
        }
    }

    /// The accepted values, in words.
    package var expectation: String {
        switch type {
        case .text: "a string"
        case .integer(let range) where range.upperBound == .max:
            "an integer of at least \(range.lowerBound)"
        case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
        case .integers(let range):
            "a list of integers from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .day: "a day such as \"2026-03-14\""
        case .affirmation: "true"
        case .any: "any value"
        case .object(let keys):
            "an object with " + keys.map { "\"\($0.name)\"" }.joined(separator: ", ")
        case .choice(let choices): choices.map { "\"\($0)\"" }.joined(separator: " or ")
        case .choices(let choices):
            "a list of " + choices.map { "\"\($0)\"" }.joined(separator: ", ")
        }
    }

    private func shown(_ value: JSONValue) -> String {
        switch value {
        case .integer(let integer): "\(integer)"
        case .text(let text): "\"\(text)\""
        default: value.kindName
        }
    }
}

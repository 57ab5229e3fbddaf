internal import Descriptions

/// Writes the events of scenarios in JSON.
protocol EventWriter {}

extension EventWriter {
    /// The event that delivers all replies.
    var deliver: String { #"{"deliver": "all"}"# }
    /// The event that delivers the oldest reply.
    var deliverNext: String { #"{"deliver": "next"}"# }
    /// The event that delivers the newest reply.
    var deliverLast: String { #"{"deliver": "last"}"# }
    var back: String { #"{"back": true}"# }
    var swipe: String { #"{"swipe": true}"# }
    var close: String { #"{"close": true}"# }

    /// Returns the event that opens a screen.
    ///
    /// - Parameter values: the values at the opening.
    func open(_ feature: Name, _ values: [String]) -> String {
        object([pair("open", SwiftText.literal(feature.identifier))] + values)
    }

    func tap(_ element: String) -> String { #"{"tap": "\#(element)"}"# }
    func tap(_ button: Name) -> String { tap(button.identifier) }
    /// Returns the event that makes the next request of an operation fail.
    func fail(_ operation: String) -> String { #"{"fail": "\#(operation)"}"# }
    func answer(_ text: String) -> String { #"{"answer": \#(SwiftText.literal(text))}"# }
    func set(_ values: [String]) -> String { #"{"set": \#(object(values))}"# }
    func expect(_ values: [String]) -> String { #"{"expect": \#(object(values))}"# }

    // MARK: - Values

    /// The values at the opening of a screen whose latency is measured: its services reply at once.
    var timed: [String] { [#""scheduler": "immediate""#, #""recorded": false"#] }

    /// Returns a name with its value.
    ///
    /// - Parameter value: a literal.
    func pair(_ name: String, _ value: String) -> String { #""\#(name)": \#(value)"# }

    /// Returns the expectation that an element is shown or not.
    func shows(_ element: String, _ isShown: Bool = true) -> String {
        pair(element, isShown ? "{}" : "null")
    }

    /// Returns the expectation for a text in an alert, or that no alert is shown.
    func alert(_ text: String?) -> String {
        pair("alert", text.map(SwiftText.literal) ?? "null")
    }

    /// Returns the expectation that an alert has a button.
    func alertButton(_ title: String) -> String {
        SwiftText.literal("alert.\(title)") + ": {}"
    }

    /// Returns the expectation for the message that is shown.
    ///
    /// - Parameter text: the literal of the message; `nil` for none.
    func toast(_ text: String?) -> String { pair("toast", text ?? "null") }

    /// Returns the expectation for the requests that have been sent.
    func requests(_ names: [String]) -> String { pair("requests", strings(names)) }

    /// Returns the expectation for the opened pages.
    func routes(_ pages: [String]) -> String { pair("routes", strings(pages)) }

    /// Returns the literal of an appearance: a text, and whether the element is enabled.
    ///
    /// - Parameter text: the literal of the text.
    func appearance(_ text: String, isEnabled: Bool) -> String {
        #"{"text": \#(text), "enabled": \#(isEnabled)}"#
    }

    /// Returns the literal of a list of texts that need no escapes.
    func strings(_ texts: [String]) -> String {
        let literals = texts.map { "\"\($0)\"" }
        return "[\(literals.joined(separator: ", "))]"
    }

    private func object(_ members: [String]) -> String {
        "{\(members.joined(separator: ", "))}"
    }
}

package import Model

/// One thing that a person does, or that happens to the services, while a screen is open.
package enum ScriptEvent: Hashable, Sendable {
    case tap(String)
    case pull(String)
    case scroll(String, to: Int)
    case answer(String)
    case back
    case deliver(Delivery)
    case fail(Operation)
    case set([String: JSONValue])
    /// An event of the feature's own, which its contract declares, with its value.
    case own(String, JSONValue)
    case close
    /// Nothing happens; the screen is held against what it should show.
    case expect([Expectation])

    /// The words that an event can begin with, besides those of a feature's own.
    static let keywords = [
        "tap", "pull", "scroll", "answer", "back", "deliver", "fail", "set", "close", "expect",
    ]

    /// The identifiers of the elements that it is about.
    package var elements: [String] {
        switch self {
        case .tap(let id), .pull(let id), .scroll(let id, _): [id]
        case .expect(let expectations): expectations.compactMap(\.element)
        case .answer, .back, .deliver, .fail, .set, .own, .close: []
        }
    }
}

package import Model

/// One event of a scenario: an action of the user, or an event in a service.
package enum ScenarioEvent: Hashable, Sendable {
    case tap(String)
    case pull(String)
    case scroll(String, to: Int)
    case type(String, text: String)
    case insert(String, text: String)
    case compose(String, text: String)
    case caret(String, to: Int)
    case toggle(String)
    case answer(String)
    case back
    case swipe
    case deliver(Delivery)
    case fail(Operation)
    case set([String: JSONValue])
    /// A model event that the feature's contract declares, with its value.
    case own(String, JSONValue)
    case close
    /// A comparison of the screen with expectations.
    case expect([Expectation])

    /// The keywords of events, without those of the feature's own events.
    static let keywords = EventForm.all.map(\.keyword)

    /// The identifiers of the elements to which the event applies.
    package var elements: [String] {
        switch self {
        case .tap(let id), .pull(let id), .scroll(let id, _), .type(let id, _), .insert(let id, _),
            .compose(let id, _), .caret(let id, _), .toggle(let id):
            [id]
        case .expect(let expectations): expectations.compactMap(\.element)
        case .answer, .back, .swipe, .deliver, .fail, .set, .own, .close: []
        }
    }

    /// The counters of the contract of which the event states a value.
    package var expectedCounters: [String] {
        guard case .expect(let expectations) = self else { return [] }
        return expectations.compactMap { expectation in
            if case .count(let name, _) = expectation { name } else { nil }
        }
    }
}

internal import HeadlessKit
package import Model
package import Scripts

/// What a subject says of a feature, where that is not all. What is beyond it is not compared, and does
/// not happen to it.
package struct Scope: Sendable {
    /// The parts of the screen of which it says nothing, as ``part(of:)`` calls them. Of a row that is
    /// what the row itself shows; what is inside it has names of its own.
    private let leftOut: Set<String>
    /// What services are asked for by what is left out.
    private let operations: Set<Operation>
    /// How the toasts of what is left out begin.
    private let messages: Set<String>
    /// Which openings it tells of.
    private let openings: @Sendable (Opening) -> Bool

    package init(
        leftOut: Set<String>,
        operations: Set<Operation> = [],
        messages: Set<String> = [],
        openings: @escaping @Sendable (Opening) -> Bool = { _ in true }
    ) {
        self.leftOut = leftOut
        self.operations = operations
        self.messages = messages
        self.openings = openings
    }

    /// Whether it tells of a screen that is opened so.
    func covers(_ opening: Opening) -> Bool { openings(opening) }

    /// What an element is in every row: `comment.time` of `comment.7.time`.
    package static func part(of id: String) -> String {
        id.split(separator: ".").filter { $0.contains { !$0.isNumber } }.joined(separator: ".")
    }

    /// What can be seen, as far as it is said.
    func part(of observation: Observation) -> Observation {
        Observation(
            screen: observation.screen.compactMap(part),
            routes: observation.routes,
            requests: observation.requests.filter { !operations.contains($0.operation) }
        )
    }

    private func part(of element: Element) -> Element? {
        if element.kind == .toast { return isLeftOut(element.text) ? nil : element }
        guard leftOut.contains(Self.part(of: element.id)) else { return element }
        return element.kind == .row ? Element(id: element.id, kind: .row) : nil
    }

    private func isLeftOut(_ toast: String) -> Bool { messages.contains(where: toast.hasPrefix) }

    /// Whether it must happen here as it does in the others.
    func covers(_ event: ScriptEvent) -> Bool {
        // Whether such an event can happen may hang on what is left out.
        if case .own = event { return false }
        return event.elements.allSatisfy { !leftOut.contains(Self.part(of: $0)) || isRow($0) }
    }

    /// A row is there also where what it shows is left out.
    private func isRow(_ id: String) -> Bool {
        id.split(separator: ".").last?.allSatisfy(\.isNumber) ?? false
    }

    /// Whether the reply that an event delivers is to one of its own requests.
    ///
    /// - Parameter waiting: the requests whose replies wait, the oldest first.
    func covers(_ event: ScriptEvent, waiting: [ServiceRequest]) -> Bool {
        let delivered: [ServiceRequest]
        switch event {
        case .deliver(.next): delivered = waiting.prefix(1).map(\.self)
        case .deliver(.last): delivered = waiting.suffix(1).map(\.self)
        case .deliver(.all): delivered = waiting
        default: return true
        }
        return delivered.contains { !operations.contains($0.operation) }
    }

    /// Whether an expectation is about something that is said.
    func covers(_ expectation: Expectation) -> Bool {
        switch expectation {
        case .present(let appearance) where appearance.id == "toast":
            appearance.text.map { !isLeftOut($0) } ?? messages.isEmpty
        case .present, .absent:
            expectation.element.map { !leftOut.contains(Self.part(of: $0)) } ?? true
        case .order(let ids): ids.allSatisfy { !leftOut.contains(Self.part(of: $0)) || isRow($0) }
        case .routes: true
        // They are compared as far as they are said.
        case .requests, .count: false
        }
    }
}

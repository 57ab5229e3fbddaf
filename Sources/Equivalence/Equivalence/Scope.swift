internal import AppSupport
internal import HeadlessKitDriver
package import Model
package import Scenarios

/// The part of a feature that a subject covers. The other parts are not compared, and their events
/// are not played on the subject.
package struct Scope: Sendable {
    /// The excluded parts of the screen, named as by ``part(of:)``. For a row this is only the row
    /// itself; its elements have their own names.
    private let leftOut: Set<String>
    /// The operations that only excluded parts request.
    private let operations: Set<Operation>
    /// The prefixes of the toasts of excluded parts.
    private let messages: Set<String>
    /// The covered openings.
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

    /// Returns whether an opening is covered.
    func covers(_ opening: Opening) -> Bool { openings(opening) }

    /// Returns the name of an element in every row: `comment.time` for `comment.7.time`.
    package static func part(of id: String) -> String {
        id.split(separator: ".").filter { $0.contains { !$0.isNumber } }.joined(separator: ".")
    }

    /// Returns the covered part of an observation.
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

    /// Returns whether an event must have the same effect as in other subjects.
    func covers(_ event: ScenarioEvent) -> Bool {
        // A model event may depend on excluded parts.
        if case .own = event { return false }
        return event.elements.allSatisfy { !leftOut.contains(Self.part(of: $0)) || isRow($0) }
    }

    /// Returns whether the element is a row, which is present even if its content is excluded.
    private func isRow(_ id: String) -> Bool {
        id.split(separator: ".").last?.allSatisfy(\.isNumber) ?? false
    }

    /// Returns whether an event delivers the reply to a covered request.
    ///
    /// - Parameter waiting: the requests with pending replies, the oldest first.
    func covers(_ event: ScenarioEvent, waiting: [ServiceRequest]) -> Bool {
        let delivered: [ServiceRequest]
        switch event {
        case .deliver(.next): delivered = waiting.prefix(1).map(\.self)
        case .deliver(.last): delivered = waiting.suffix(1).map(\.self)
        case .deliver(.all): delivered = waiting
        default: return true
        }
        return delivered.contains { !operations.contains($0.operation) }
    }

    /// Returns whether an expectation is about a covered part.
    func covers(_ expectation: Expectation) -> Bool {
        switch expectation {
        case .present(let appearance) where appearance.id == "toast":
            appearance.text.map { !isLeftOut($0) } ?? messages.isEmpty
        case .present, .absent:
            expectation.element.map { !leftOut.contains(Self.part(of: $0)) } ?? true
        case .order(let ids): ids.allSatisfy { !leftOut.contains(Self.part(of: $0)) || isRow($0) }
        case .routes: true
        // Only their covered parts are compared.
        case .requests, .count: false
        }
    }
}

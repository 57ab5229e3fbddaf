// @for service in sources
/// {service.summary}
@MainActor
package protocol Dispenser: AnyObject {
    /// The next ticket; `nil` if there is none.
    func nextTicket() -> Int?
}

/// {service.kind} of tickets from a list that starts again after its end.
@MainActor
package final class InMemoryDispenser: Dispenser {
    private let tickets: [Int]
    private var position = 0

    package init(tickets: [Int]) {
        self.tickets = tickets
    }

    package func nextTicket() -> Int? {
        guard !tickets.isEmpty else { return nil }
        defer { position = (position + 1) % tickets.count }
        return tickets[position]
    }
}
// @end

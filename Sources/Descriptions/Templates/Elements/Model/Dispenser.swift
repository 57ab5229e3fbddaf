/// Provides one ticket after another, for the samples in the templates.
@MainActor
package protocol Dispenser: AnyObject {
    func nextTicket() -> Int?
}

@MainActor
package final class InMemoryDispenser: Dispenser {
    private var tickets: [Int]

    package init(tickets: [Int]) {
        self.tickets = tickets
    }

    package func nextTicket() -> Int? {
        guard let ticket = tickets.first else { return nil }
        tickets.append(tickets.removeFirst())
        return ticket
    }
}

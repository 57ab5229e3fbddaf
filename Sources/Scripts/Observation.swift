package import HeadlessKit
package import Model

/// All that can be seen of a cell from outside at one moment.
package struct Observation: Hashable, Sendable {
    /// The visible elements in reading order.
    package var screen: [Element]
    /// Where the person has gone.
    package var routes: [Route]
    /// What the services were asked since the screen was opened.
    package var requests: [ServiceRequest]
    /// How often work was done that the feature's contract counts, by the name it has there.
    package var counts: [String: Int]

    package init(
        screen: [Element],
        routes: [Route],
        requests: [ServiceRequest],
        counts: [String: Int] = [:]
    ) {
        self.screen = screen
        self.routes = routes
        self.requests = requests
        self.counts = counts
    }

    func elements(id: String) -> [Element] {
        screen.filter { $0.id == id }
    }
}

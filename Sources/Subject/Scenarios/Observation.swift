package import AppSupport
package import HeadlessKitDriver
package import Model

/// The observable state of an implementation at one moment.
package struct Observation: Hashable, Sendable {
    /// The visible elements in reading order.
    package var screen: [Element]
    /// The opened pages.
    package var routes: [Route]
    /// The requests to services since the screen was opened.
    package var requests: [ServiceRequest]
    /// The values of the contract's counters.
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

    /// The observation without the counters.
    package var withoutCounts: Observation {
        Observation(screen: screen, routes: routes, requests: requests)
    }

    func elements(id: String) -> [Element] {
        screen.filter { $0.id == id }
    }
}

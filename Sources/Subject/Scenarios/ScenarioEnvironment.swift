package import AppSupport
package import Model

/// The environment of an implementation in a scenario: services and navigation.
@MainActor
package protocol ScenarioEnvironment: AnyObject, SendableMetatype {
    /// The opened pages; `nil` if the feature opens none.
    var navigation: NavigationStack? { get }
    /// The requests to services, in order.
    var requests: [ServiceRequest] { get }
    /// The values of the contract's counters.
    var counts: [String: Int] { get }
    /// The number of pending replies.
    var waitingReplies: Int { get }
    /// The requests with pending replies, the oldest first, if requests are recorded.
    var waitingRequests: [ServiceRequest] { get }

    /// Delivers pending replies.
    func deliver(_ delivery: Delivery)
    /// Makes the next request of an operation fail.
    func fail(_ operation: Operation)
    /// Changes dependencies; the parser has checked names and types.
    func set(_ values: [String: JSONValue])
    /// Performs a model event; the parser has checked name and type.
    ///
    /// - Returns: the reason why it is not possible; `nil` if it happened.
    func happen(_ event: String, _ value: JSONValue) -> String?
}

extension ScenarioEnvironment {
    /// The default: no pages.
    package var navigation: NavigationStack? { nil }

    /// The routes of the opened pages, the current one last.
    package var routes: [Route] { navigation?.routes ?? [] }

    /// The default: no counters.
    package var counts: [String: Int] { [:] }

    /// The default: no requests.
    package var waitingRequests: [ServiceRequest] { [] }

    /// The default: no model events.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        "\"\(event)\" is not possible here"
    }
}

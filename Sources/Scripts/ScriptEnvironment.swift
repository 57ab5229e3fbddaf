package import HeadlessKit
package import Model

/// The world around one cell while a script is played: its services, and where it navigates.
@MainActor
package protocol ScriptEnvironment: AnyObject {
    /// Where the person has gone, the current page last.
    var routes: [Route] { get }
    /// What the services were asked, in order.
    var requests: [ServiceRequest] { get }
    /// How often work was done that the feature's contract counts, by the name it has there.
    var counts: [String: Int] { get }
    /// How many replies wait to be delivered.
    var waitingReplies: Int { get }
    /// The requests whose replies wait, the oldest first, where what was asked is kept.
    var waitingRequests: [ServiceRequest] { get }

    /// Goes back one page.
    ///
    /// - Returns: whether there was one to go back from.
    func back() -> Bool
    /// Delivers waiting replies.
    func deliver(_ delivery: Delivery)
    /// Makes the next request of an operation fail.
    func fail(_ operation: Operation)
    /// Changes dependencies; the parser has checked names and types.
    func set(_ values: [String: JSONValue])
    /// Lets an event of the feature's own happen; the parser has checked name and type.
    ///
    /// - Returns: why it could not happen; `nil` where it did.
    func happen(_ event: String, _ value: JSONValue) -> String?
}

extension ScriptEnvironment {
    /// A feature in which nothing is counted.
    package var counts: [String: Int] { [:] }

    /// A feature that nothing has to be waited for.
    package var waitingRequests: [ServiceRequest] { [] }

    /// A feature without events of its own.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        "\"\(event)\" is not possible here"
    }
}

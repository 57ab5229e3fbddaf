package import HeadlessKit
package import Model

/// The world around one cell while a script is played: its services, and where it navigates.
@MainActor
package protocol ScriptEnvironment: AnyObject {
    /// Where the person has gone, the current page last.
    var routes: [Route] { get }
    /// What the services were asked, in order.
    var requests: [ServiceRequest] { get }
    /// How many replies wait to be delivered.
    var waitingReplies: Int { get }

    /// Goes back one page.
    ///
    /// - Returns: whether there was one to go back from.
    func back() -> Bool
    /// Delivers waiting replies.
    func deliver(_ delivery: Delivery)
    /// Makes the next request of an operation fail.
    func fail(_ operation: Operation)
    /// Publishes a blog on the viewed page.
    ///
    /// - Returns: whether the feature has such a page.
    func post() -> Bool
    /// Changes dependencies; the parser has checked names and types.
    func set(_ values: [String: JSONValue])
}

/// Decides when the reply to a request is delivered.
@MainActor
package protocol ReplyScheduler: AnyObject {
    /// Takes a reply that is to be delivered by calling it once.
    func schedule(_ reply: @escaping @MainActor () -> Void)
}

/// An object that determines when the reply to a request is delivered.
@MainActor
package protocol ReplyScheduler: AnyObject {
    /// Schedules a reply, which is delivered by calling it once.
    func schedule(_ reply: @escaping @MainActor () -> Void)
}

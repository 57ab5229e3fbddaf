/// A scheduler that delivers every reply before the request returns. Latency is measured with it.
package final class ImmediateScheduler: ReplyScheduler {
    package init() {}

    package func schedule(_ reply: @escaping @MainActor () -> Void) {
        reply()
    }
}

/// A scheduler that delivers each reply after a delay, as a server would.
package final class DelayedScheduler: ReplyScheduler {
    private let delay: Duration

    package init(delay: Duration) {
        self.delay = delay
    }

    package func schedule(_ reply: @escaping @MainActor () -> Void) {
        Task { [delay] in
            // A cancelled sleep ends early; the reply is delivered all the same.
            try? await Task.sleep(for: delay)
            reply()
        }
    }
}

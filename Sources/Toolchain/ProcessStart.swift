package import Foundation
internal import Synchronization

/// Starts processes one after the other: what Foundation does between making the files that tell of an
/// end and starting is nowhere said to be fit for two threads at once.
package enum ProcessStart {
    private static let isStarting = Mutex(())

    /// Starts a process so that signals reach it.
    ///
    /// A thread of a queue, as one of ours, holds most signals back, and a command inherits that from
    /// the thread that starts it: it could be asked to end and would never hear.
    package static func run(_ process: Process) throws {
        try isStarting.withLock { _ in
            var none = sigset_t()
            var before = sigset_t()
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, &before)
            defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
            try process.run()
        }
    }

    /// Runs something that may wait for long on a thread of its own, since a queue makes no more
    /// threads than there are cores while these wait. Signals are left to others, as threads of queues
    /// do, or what waits would be interrupted by them.
    static func onOwnThread(_ work: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            var held = sigset_t()
            sigfillset(&held)
            // What the thread itself does wrong has to end the program, and say where.
            for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
                sigdelset(&held, signal)
            }
            pthread_sigmask(SIG_SETMASK, &held, nil)
            work()
        }
    }
}

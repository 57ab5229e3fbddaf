package import Foundation
internal import Synchronization

/// Starts processes one at a time, and creates pipes between two starts.
///
/// Foundation does not document that starting from two threads is safe. In a command it closes the
/// file descriptors that existed when it counted them: a pipe that is created later would remain
/// open in an unrelated command, and its reader would wait for that command, too.
package enum ProcessStart {
    private static let isStarting = Mutex(())

    /// Starts a process that can receive signals.
    ///
    /// A thread of a queue blocks most signals, and a command inherits this from the thread that
    /// starts it. Then a signal could not end it.
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

    /// Creates a pipe that no unrelated command keeps open.
    package static func pipe() -> Pipe {
        isStarting.withLock { _ in
            let pipe = Pipe()
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
            return pipe
        }
    }

    /// Runs blocking work on a separate thread, because a queue creates no more threads than cores.
    /// Signals are blocked, as in threads of queues, because they would interrupt the work.
    static func onOwnThread(_ work: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            var held = sigset_t()
            sigfillset(&held)
            // A fault of the thread itself must end the program and report its position.
            for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
                sigdelset(&held, signal)
            }
            pthread_sigmask(SIG_SETMASK, &held, nil)
            work()
        }
    }
}

package import Foundation
internal import Synchronization

/// Starts processes one after the other, and makes pipes between two starts.
///
/// What Foundation does between making the files that tell of an end and starting is nowhere said to be
/// fit for two threads at once. Of a process's files it closes in a command those that were there when
/// it counted: a pipe that is made a moment later would be held open by a command that it was not made
/// for, and whoever reads it to its end would wait for that command, too.
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

    /// Makes a pipe that no command holds open but that which is given it.
    package static func pipe() -> Pipe {
        isStarting.withLock { _ in
            let pipe = Pipe()
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
            return pipe
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

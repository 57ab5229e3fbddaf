internal import Dispatch
internal import Foundation
internal import Synchronization
internal import Toolchain

/// Ends archbench with all the commands it has started when a person presses Ctrl-C, or the system
/// asks for it. Files are renamed into place only when they are whole, and what takes several waits for
/// ``holdOff(during:)``, so nothing else needs to be undone.
@MainActor
enum Interruption {
    /// A source that nobody holds hears nothing.
    private static var sources: [any DispatchSourceSignal] = []
    nonisolated private static let isUnderWay = Atomic(false)
    nonisolated private static let consequence = Mutex("")
    nonisolated private static let indivisible = Mutex(())
    nonisolated private static let lastAct = Mutex<(@Sendable () -> Void)?>(nil)

    static func install() {
        // A pipe that nobody reads any more is noticed when writing to it.
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isToBeIgnored(number) {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: stop(number))
            source.resume()
            sources.append(source)
        }
    }

    /// Also takes the signal from its default, which would end this process.
    ///
    /// - Returns: whether whoever started archbench wants it to live on, as `nohup` does.
    private static func isToBeIgnored(_ number: Int32) -> Bool {
        var before = sigaction()
        sigaction(number, nil, &before)
        signal(number, SIG_IGN)
        // A shell lets a command in the background ignore Ctrl-C, but not a signal sent to it alone.
        return number == SIGHUP && before.isIgnored
    }

    /// What a person should know when the command that runs now is interrupted.
    nonisolated static func tell(_ text: String) {
        consequence.withLock { $0 = "; \(text)" }
    }

    /// What is done when archbench is being ended, as giving back a terminal; `nil` for nothing.
    nonisolated static func beforeEnding(_ act: (@Sendable () -> Void)?) {
        lastAct.withLock { $0 = act }
    }

    /// Does something that is over in a moment and must not be left half done: an interruption waits for it.
    static func holdOff<Result>(during body: () throws -> Result) rethrows -> Result {
        try indivisible.withLock { _ in try body() }
    }

    /// Does not return while archbench is being ended: that its commands fail then is no error.
    static func finish() {
        while isUnderWay.load(ordering: .acquiring) { sleep(1) }
    }

    /// What to do at a signal, on a queue of its own, since the main one may be at work.
    nonisolated private static func stop(_ number: Int32) -> @Sendable () -> Void {
        {
            isUnderWay.store(true, ordering: .releasing)
            Console.fallSilent()
            RunningChildren.terminateAll()
            indivisible.withLock { _ in
                lastAct.withLock { $0?() }
                Console.reportLast("\ninterrupted\(consequence.withLock { $0 })")
                // As shells tell of a command that a signal ended.
                _exit(128 + number)
            }
        }
    }
}

extension sigaction {
    fileprivate var isIgnored: Bool {
        #if os(Linux)
            unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
                == unsafeBitCast(SIG_IGN, to: Int.self)
        #else
            unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
                == unsafeBitCast(SIG_IGN, to: Int.self)
        #endif
    }
}

internal import Dispatch
internal import Foundation
internal import Synchronization
internal import Toolchain

/// Ends archbench and the processes that it started when the user presses Ctrl-C or the system
/// sends a signal. Files are renamed into place only when they are complete, and steps that write
/// several files use ``holdOff(during:)``, so nothing else needs to be undone.
@MainActor
enum Interruption {
    /// The signal sources, retained because a released source receives no signals.
    private static var sources: [any DispatchSourceSignal] = []
    nonisolated private static let isUnderWay = Atomic(false)
    nonisolated private static let consequence = Mutex("")
    nonisolated private static let indivisible = Mutex(())
    nonisolated private static let lastAct = Mutex<(@Sendable () -> Void)?>(nil)

    static func install() {
        // A closed pipe is reported by the write to it.
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isToBeIgnored(number) {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: stop(number))
            source.resume()
            sources.append(source)
        }
    }

    /// Replaces the default action of a signal, which would end this process.
    ///
    /// - Returns: `true` if the caller wants archbench to ignore the signal, such as `nohup` does.
    private static func isToBeIgnored(_ number: Int32) -> Bool {
        let isIgnored = Platform.isIgnored(number)
        signal(number, SIG_IGN)
        // A shell makes a background command ignore Ctrl-C, but not a signal that is sent only to
        // it.
        return number == SIGHUP && isIgnored
    }

    /// Sets the text that is printed if the current command is interrupted.
    nonisolated static func tell(_ text: String) {
        consequence.withLock { $0 = "; \(text)" }
    }

    /// Sets the action at an interruption, such as restoring the terminal; `nil` for none.
    nonisolated static func beforeEnding(_ act: (@Sendable () -> Void)?) {
        lastAct.withLock { $0 = act }
    }

    /// Performs a short action that must not be interrupted halfway.
    static func holdOff<Result>(during body: () throws -> Result) rethrows -> Result {
        try indivisible.withLock { _ in try body() }
    }

    /// Does not return during an interruption, because errors of its commands are then expected.
    static func finish() {
        while isUnderWay.load(ordering: .acquiring) { sleep(1) }
    }

    /// Returns the handler of a signal. It runs on its own queue, because the main one may be busy.
    nonisolated private static func stop(_ number: Int32) -> @Sendable () -> Void {
        {
            isUnderWay.store(true, ordering: .releasing)
            Console.fallSilent()
            RunningChildren.terminateAll()
            indivisible.withLock { _ in
                lastAct.withLock { $0?() }
                Console.reportLast("\ninterrupted\(consequence.withLock { $0 })")
                // The exit status that shells use for a command ended by a signal.
                _exit(128 + number)
            }
        }
    }
}

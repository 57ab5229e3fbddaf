internal import Dispatch
internal import Foundation
internal import Synchronization
internal import Toolchain

/// Ends archbench with all the commands it has started when a person presses Ctrl-C. Files are
/// renamed into place only when they are whole, so nothing else needs to be undone.
@MainActor
enum Interruption {
    /// A source that nobody holds hears nothing.
    private static var sources: [any DispatchSourceSignal] = []
    nonisolated private static let isUnderWay = Atomic(false)

    static func install() {
        // A pipe that nobody reads any more is noticed when writing to it.
        signal(SIGPIPE, SIG_IGN)
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: stop)
            source.resume()
            sources.append(source)
        }
    }

    /// Does not return while archbench is being ended: that its commands fail then is no error.
    static func finish() {
        while isUnderWay.load(ordering: .acquiring) { sleep(1) }
    }

    /// Runs on a queue of its own, since the main one may be at work.
    nonisolated private static func stop() {
        isUnderWay.store(true, ordering: .releasing)
        RunningChildren.terminateAll()
        Console.report("\ninterrupted; an earlier report is whole")
        _exit(ExitCode.interrupted.rawValue)
    }
}

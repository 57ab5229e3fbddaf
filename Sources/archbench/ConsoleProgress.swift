internal import Foundation
internal import Synchronization
internal import Workbench

/// Progress on standard error: on a terminal one line per step, which is overwritten; otherwise one
/// line at each beginning and end.
final class ConsoleProgress: RunProgress {
    private struct State {
        var title = ""
        var start = ContinuousClock.now
    }

    private let state = Mutex(State())

    func note(_ text: String) {
        Console.report(text)
    }

    func begin(step number: Int, of count: Int, _ description: String, timeLeft: String?) {
        let title = "[\(number)/\(count)] \(description)"
        let ending = timeLeft.map { "… (\($0))" } ?? "…"
        state.withLock { $0 = State(title: title, start: .now) }
        if Console.isInteractive {
            Console.reportPart("\r\u{1B}[K\(title)\(ending)")
        } else {
            Console.report("\(title)\(ending)")
        }
    }

    func update(_ description: String) {
        guard Console.isInteractive else { return }
        let title = state.withLock { $0.title }
        Console.reportPart("\r\u{1B}[K\(title): \(description)…")
    }

    func end() {
        let (title, elapsed) = state.withLock { ($0.title, ContinuousClock.now - $0.start) }
        let seconds = String(format: "%.1f s", elapsed / .seconds(1))
        let overwrite = Console.isInteractive ? "\r\u{1B}[K" : ""
        Console.report("\(overwrite)\(title): \(seconds)")
    }
}

internal import Foundation
internal import Pipeline
internal import Synchronization

/// Progress on standard error: on a terminal one line per step, which is overwritten every second;
/// otherwise one line at the beginning and the end of a step, and every 30 s in between.
final class ConsoleProgress: RunProgress {
    private struct State {
        var title = ""
        var detail = ""
        var start = ContinuousClock.now
        var secondsLeft: Double?
        var ticker: Task<Void, Never>?
    }

    private let state = Mutex(State())

    deinit { state.withLock { $0.ticker?.cancel() } }

    func note(_ text: String) {
        Console.report(text)
    }

    func begin(step number: Int, of count: Int, _ description: String, secondsLeft: Double?) {
        let ticker = Task.detached { [weak self] in
            let interval = Duration.seconds(Console.isInteractive ? 1 : 30)
            while (try? await Task.sleep(for: interval)) != nil { self?.show() }
        }
        state.withLock { state in
            state.ticker?.cancel()
            state = State(
                title: "[\(number)/\(count)] \(description)",
                secondsLeft: secondsLeft,
                ticker: ticker
            )
        }
        show()
    }

    func update(_ description: String) {
        state.withLock { $0.detail = description }
        if Console.isInteractive { show() }
    }

    func end() {
        let (title, elapsed) = state.withLock { state in
            state.ticker?.cancel()
            state.ticker = nil
            return (state.title, ContinuousClock.now - state.start)
        }
        let seconds = String(format: "%.1f s", elapsed / .seconds(1))
        let overwrite = Console.isInteractive ? "\r\u{1B}[K" : ""
        Console.report("\(overwrite)\(title): \(seconds)")
    }

    /// Prints the step, its progress, the time so far and the estimated remaining time.
    private func show() {
        let line = state.withLock { state -> String? in
            guard state.ticker != nil else { return nil }
            let elapsed = (ContinuousClock.now - state.start) / .seconds(1)
            let parts = [
                state.detail.isEmpty ? nil : state.detail,
                elapsed < 1 ? nil : Self.text(seconds: elapsed),
                Self.text(secondsLeft: state.secondsLeft.map { $0 - elapsed }),
            ].compactMap(\.self)
            return parts.isEmpty
                ? "\(state.title)…" : "\(state.title): \(parts.joined(separator: ", "))…"
        }
        guard let line else { return }
        if Console.isInteractive {
            // A longer line would break, and could not be overwritten.
            Console.reportPart("\r\u{1B}[K\(line.prefix(79))")
        } else {
            Console.report(line)
        }
    }

    private static func text(seconds: Double) -> String {
        let whole = Int(seconds)
        return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
    }

    private static func text(secondsLeft: Double?) -> String? {
        guard let secondsLeft, secondsLeft >= 60 else { return nil }
        return "about \(Int((secondsLeft / 60).rounded())) min left"
    }
}

internal import Demo
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Pipeline
internal import Scenarios
internal import Synchronization
internal import Toolchain

/// The main loop of the demo: reads keys, performs their actions and draws the state.
@MainActor
struct DemoLoop {
    /// The time between two automatic steps, in seconds.
    private static let pace = 1.5
    /// The interval at which the size of the terminal is checked, in seconds.
    private static let glance = 0.1

    /// The time after which a message says that a step is still running, in seconds.
    private static let patience = 1.0

    private let run: DemoRun
    private let terminal: Terminal
    /// The keys typed while a step was running.
    private let typedAhead = TypedAhead()
    private let isColoured = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

    init(_ run: DemoRun, on terminal: Terminal) {
        self.run = run
        self.terminal = terminal
    }

    /// Shows a feature until the user quits.
    ///
    /// - Throws: ``ApplicationError`` if an implementation crashes at the first step.
    func show(
        _ feature: Feature,
        variants: [Variant],
        scenario: Scenario,
        isPlaying: Bool
    ) async throws {
        var state = DemoState(
            feature: feature,
            variants: variants,
            scenario: scenario,
            isPlaying: isPlaying
        )
        terminal.enter()
        defer { terminal.leave() }
        guard try await answer(state.beginning, &state) else { return }
        if let message = state.message, state.view == nil { throw ApplicationError.failed(message) }
        var nextStep = ContinuousClock.now + .seconds(Self.pace)
        while true {
            // If the window changes its size while it is drawn, it is drawn again.
            let size = terminal.size
            draw(state, size)
            var keys = typedAhead.take()
            while keys.isEmpty, terminal.size == size, !isDue(nextStep, state) {
                keys = terminal.keys(within: Self.glance)
            }
            for key in keys {
                guard let request = state.press(key) else { continue }
                guard try await answer(request, &state) else { return }
            }
            // After a key, the user has time to look before the next automatic step.
            if !keys.isEmpty { nextStep = .now + .seconds(Self.pace) }
            if isDue(nextStep, state) {
                state.tick()
                nextStep = .now + .seconds(Self.pace)
            }
        }
    }

    private func isDue(_ time: ContinuousClock.Instant, _ state: DemoState) -> Bool {
        state.isPlaying && time <= .now
    }

    private func draw(_ state: DemoState, _ size: (columns: Int, rows: Int)) {
        let lines = DemoScreen(state, columns: size.columns, rows: size.rows).lines
        terminal.show(lines.prefix(size.rows).map { $0.escaped(isColoured: isColoured) })
    }

    /// Performs the request of a key.
    ///
    /// - Returns: `true` if the demo continues.
    private func answer(_ request: DemoState.Request, _ state: inout DemoState) async throws -> Bool
    {
        switch request {
        case .quit: return false
        case .suspend: terminal.suspend()
        case .save(let lines, let file): state.tell(save(lines, to: file, state.feature))
        case .steps(let scenario, let start):
            guard let outcome = await outcome(of: scenario, from: start, state) else {
                return false
            }
            let steps = outcome.compactMap { try? $0.get() }
            if steps.count == outcome.count {
                state.show(steps)
            } else if let index = outcome.firstIndex(where: { (try? $0.get()) == nil }),
                case .failure(let error) = outcome[index]
            {
                state.fail("\(state.variants[index].title): \(error)")
            }
        }
        return true
    }

    /// Plays a scenario and reads keys meanwhile, because an implementation may not terminate.
    ///
    /// - Returns: `nil` if the user wants to quit.
    private func outcome(
        of scenario: [String],
        from start: Int,
        _ state: DemoState
    ) async -> DemoRun.Outcome? {
        let run = run
        let found = Found()
        Task.detached { found.outcome = await run.show(scenario, from: start) }
        let patience = ContinuousClock.now + .seconds(Self.patience)
        var isTold = false
        while true {
            if let outcome = found.outcome { return outcome }
            if !isTold, patience <= .now {
                isTold = true
                var waiting = state
                waiting.tell("Still running; press Esc to stop.")
                draw(waiting, terminal.size)
            }
            let keys = terminal.keys(within: 0.01)
            guard keys.contains(.interrupt) || keys.contains(.escape) else {
                typedAhead.keys += keys
                continue
            }
            typedAhead.keys = []
            RunningChildren.terminateAll()
            if keys.contains(.interrupt) { return nil }
        }
    }

    private func save(_ lines: [String], to file: String, _ feature: Feature) -> String {
        let text = lines.map { $0 + "\n" }.joined()
        do {
            try Data(text.utf8)
                .write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
            return "Saved. Play it with: archbench replay \(feature.name) \(file) --text"
        } catch CocoaError.fileWriteFileExists {
            return "\(file) already exists; choose another name."
        } catch {
            return "\(file) cannot be written: \(reason(of: error))"
        }
    }

    /// Keys that are not yet handled.
    @MainActor
    private final class TypedAhead {
        var keys: [Key] = []

        func take() -> [Key] {
            defer { keys = [] }
            return keys
        }
    }

    /// The result of a task, read by the loop.
    private final class Found: Sendable {
        private let state = Mutex<DemoRun.Outcome?>(nil)

        var outcome: DemoRun.Outcome? {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }
}

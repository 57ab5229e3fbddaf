internal import Demo
internal import Foundation
internal import Matrix
internal import Scripts
internal import Synchronization
internal import Toolchain
internal import Workbench

/// Takes keys from a terminal, does what they ask for, and shows how things stand.
@MainActor
struct DemoLoop {
    /// Between two steps that follow by themselves, in seconds.
    private static let pace = 1.5
    /// How often it is looked whether the terminal has another size, in seconds.
    private static let glance = 0.1

    /// After how many seconds a person wants to hear that something is still at work.
    private static let patience = 1.0

    private let run: DemoRun
    private let terminal: Terminal
    /// What a person typed while something was at work.
    private let typedAhead = TypedAhead()
    private let isColoured = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

    init(_ run: DemoRun, on terminal: Terminal) {
        self.run = run
        self.terminal = terminal
    }

    /// Shows a feature until the person has seen enough.
    ///
    /// - Throws: ``WorkbenchError`` where a cell does not survive what it is begun with.
    func show(
        _ feature: Feature,
        variants: [Variant],
        script: Script,
        isPlaying: Bool
    ) async throws {
        var state = DemoState(
            feature: feature,
            variants: variants,
            script: script,
            isPlaying: isPlaying
        )
        terminal.enter()
        defer { terminal.leave() }
        guard try await answer(state.beginning, &state) else { return }
        if let message = state.message, state.view == nil { throw WorkbenchError.failed(message) }
        var nextStep = ContinuousClock.now + .seconds(Self.pace)
        while true {
            // A window that changes while it is drawn is drawn once more.
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
            // A person who presses a key wants to look before it goes on.
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

    /// Does what a key asks for.
    ///
    /// - Returns: whether to go on.
    private func answer(_ request: DemoState.Request, _ state: inout DemoState) async throws -> Bool
    {
        switch request {
        case .quit: return false
        case .suspend: terminal.suspend()
        case .save(let lines, let file): state.tell(save(lines, to: file, state.feature))
        case .steps(let script, let start):
            guard let outcome = await outcome(of: script, from: start, state) else { return false }
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

    /// Shows a script, and listens to the person meanwhile: a cell may take for ever.
    ///
    /// - Returns: `nil` where they want to quit.
    private func outcome(
        of script: [String],
        from start: Int,
        _ state: DemoState
    ) async -> DemoRun.Outcome? {
        let run = run
        let found = Found()
        Task.detached { found.outcome = await run.show(script, from: start) }
        let patience = ContinuousClock.now + .seconds(Self.patience)
        var isTold = false
        while true {
            if let outcome = found.outcome { return outcome }
            if !isTold, patience <= .now {
                isTold = true
                var waiting = state
                waiting.tell("This takes its time; Esc ends it.")
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
            return "Written: archbench replay \(feature.name) \(file) --text plays it."
        } catch CocoaError.fileWriteFileExists {
            return "\(file) is there already; another name, please."
        } catch {
            return "\(file) cannot be written: \(error.localizedDescription)"
        }
    }

    /// Keys that wait for their turn.
    @MainActor
    private final class TypedAhead {
        var keys: [Key] = []

        func take() -> [Key] {
            defer { keys = [] }
            return keys
        }
    }

    /// What a task leaves for the loop.
    private final class Found: Sendable {
        private let state = Mutex<DemoRun.Outcome?>(nil)

        var outcome: DemoRun.Outcome? {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }
}

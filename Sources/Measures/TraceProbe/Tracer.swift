internal import HeadlessKit
internal import ImplementationRegistry
internal import InputFiles
internal import Matrix
package import Scenarios
package import Tracing

/// Plays scenarios in this process and records their function calls.
@MainActor
package struct Tracer {
    /// The reason why a scenario could not be traced.
    package enum Failure: Error, Hashable, CustomStringConvertible {
        case unknownScript(String, feature: String)
        case unreadable(script: String, ScenarioError)
        /// An event before the traced ones was not possible.
        case ignored(script: String, event: String, reason: String)
        case tooManyCalls(script: String, event: String, count: Int, capacity: Int)

        package var description: String {
            switch self {
            case .unknownScript(let script, let feature):
                "\(feature) has no scenario \"\(script)\""
            case .unreadable(let script, let error): "\(script): \(error)"
            case .ignored(let script, let event, let reason):
                "\(script): \(event) is not possible: \(reason)"
            case .tooManyCalls(let script, let event, let count, let capacity):
                "\(script): \(event) makes \(count) calls; \(capacity) can be recorded"
            }
        }
    }

    private let recorder: any CallRecorder
    private var functions = FunctionTable()

    package init(recorder: any CallRecorder) {
        self.recorder = recorder
    }

    /// Traces the scenarios of a task on each of its variants.
    package mutating func trace(_ task: TraceTask) throws(Failure) -> TraceResult {
        if let obstacle = recorder.obstacle {
            return TraceResult(obstacle: obstacle, functions: [], scripts: [])
        }
        var results: [TraceResult.OfScenario] = []
        for name in task.scripts {
            let script = try script(named: name, of: task.feature)
            for variant in task.variants {
                results.append(
                    TraceResult.OfScenario(
                        script: name,
                        variant: variant,
                        interactions: try trace(
                            script,
                            on: Implementation(feature: task.feature, variant: variant)
                        )
                    )
                )
            }
        }
        return TraceResult(obstacle: nil, functions: functions.names, scripts: results)
    }

    private func script(named name: String, of feature: Feature) throws(Failure) -> TraceScenario {
        do {
            if let script = try TraceScenario(named: name, in: feature.contract) { return script }
        } catch {
            throw .unreadable(script: name, error)
        }
        throw .unknownScript(name, feature: feature.name)
    }

    private mutating func trace(
        _ script: TraceScenario,
        on implementation: Implementation
    ) throws(Failure) -> [RecordedInteraction] {
        let screen = RecordedScreen(open: implementation.prepare(script.opening))
        if script.interactions.first != .opening { screen.open() }
        for event in script.setup {
            if let reason = screen.perform(event) {
                let line = ScenarioWriter.line(of: event)
                throw .ignored(script: script.name, event: line, reason: reason)
            }
        }
        var recorded: [RecordedInteraction] = []
        for interaction in script.interactions {
            let recording: CallRecording
            let event: String
            screen.ignored = nil
            let before = screen.elements
            switch interaction {
            case .opening:
                event = ScenarioWriter.lines(of: Scenario(opening: script.opening, events: []))[0]
                recording = recorder.record { screen.open() }
            case .event(let happening):
                event = ScenarioWriter.line(of: happening)
                recording = recorder.record { screen.ignored = screen.perform(happening) }
            }
            guard recording.count <= recorder.capacity else {
                throw .tooManyCalls(
                    script: script.name,
                    event: event,
                    count: recording.count,
                    capacity: recorder.capacity
                )
            }
            recorded.append(
                RecordedInteraction(
                    event: event,
                    ignored: screen.ignored,
                    before: before,
                    after: screen.elements,
                    functions: functions.numbers(of: recording, by: recorder),
                    callers: recording.calls.map(\.caller)
                )
            )
        }
        return recorded
    }
}

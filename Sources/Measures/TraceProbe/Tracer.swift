internal import HeadlessKitDriver
internal import ImplementationRegistry
package import InputFiles
internal import Matrix
internal import Scenarios
package import Tracing

/// Plays scenarios in this process and records their function calls.
@MainActor
package struct Tracer {
    /// The reason why a scenario could not be traced.
    private let recorder: any CallRecorder
    private var functions = FunctionTable()

    package init(recorder: any CallRecorder) {
        self.recorder = recorder
    }

    /// Traces the scenarios of a task on each of its variants.
    package mutating func trace(_ task: TraceTask) throws(ApplicationError) -> TraceResult {
        if let obstacle = recorder.obstacle {
            return TraceResult(obstacle: obstacle, functions: [], scenarios: [])
        }
        var results: [TraceResult.OfScenario] = []
        for name in task.scenarios {
            let scenario = try scenario(named: name, of: task.feature)
            for variant in task.variants {
                results.append(
                    TraceResult.OfScenario(
                        scenario: name,
                        variant: variant,
                        interactions: try trace(
                            scenario,
                            on: Implementation(feature: task.feature, variant: variant)
                        )
                    )
                )
            }
        }
        return TraceResult(obstacle: nil, functions: functions.names, scenarios: results)
    }

    private func scenario(named name: String, of feature: Feature) throws(ApplicationError)
        -> TraceScenario
    {
        do {
            if let scenario = try TraceScenario(named: name, in: feature.contract) {
                return scenario
            }
        } catch {
            throw .failed("\(name): \(error)")
        }
        throw .failed("\(feature.name) has no scenario '\(name)'")
    }

    private mutating func trace(
        _ scenario: TraceScenario,
        on implementation: Implementation
    ) throws(ApplicationError) -> [RecordedInteraction] {
        let screen = RecordedScreen(open: implementation.prepare(scenario.opening))
        if scenario.interactions.first != .opening { screen.open() }
        for event in scenario.setup {
            if let reason = screen.perform(event) {
                let line = ScenarioWriter.line(of: event)
                throw .failed("\(scenario.name): \(line) is not possible: \(reason)")
            }
        }
        var recorded: [RecordedInteraction] = []
        for interaction in scenario.interactions {
            let recording: CallRecording
            let event: String
            screen.ignored = nil
            let before = screen.elements
            switch interaction {
            case .opening:
                event = ScenarioWriter.lines(of: Scenario(opening: scenario.opening, events: []))[0]
                recording = recorder.record { screen.open() }
            case .event(let happening):
                event = ScenarioWriter.line(of: happening)
                recording = recorder.record { screen.ignored = screen.perform(happening) }
            }
            guard recording.count <= recorder.capacity else {
                throw .failed(
                    "\(scenario.name): \(event) makes \(recording.count) calls; "
                        + "\(recorder.capacity) can be recorded"
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

internal import AppSupport
internal import HeadlessKitDriver
internal import ImplementationRegistry
internal import Matrix
package import Scenarios
package import Tracing

/// Plays a scenario in this process, and returns after each line the screen, the possible actions
/// and the calls.
@MainActor
package struct Demonstrator {
    private let recorder: any CallRecorder
    private var functions = FunctionTable()

    package init(recorder: any CallRecorder) {
        self.recorder = recorder
    }

    /// Plays the scenario of a task, even if calls cannot be recorded.
    package mutating func show(_ task: DemoTask) throws(ScenarioError) -> DemoResult {
        let scenario = try ScenarioParser(contract: task.feature.contract)
            .scenario(from: task.scenario.joined(separator: "\n"))
        let implementation = Implementation(feature: task.feature, variant: task.variant)
        let screen = RecordedScreen(open: implementation.prepare(scenario.opening))
        var steps: [RecordedStep] = []
        for line in 0...scenario.events.count {
            let event = line == 0 ? nil : scenario.events[line - 1]
            func happen() {
                screen.ignored = nil
                guard let event else { return screen.open() }
                screen.ignored = screen.perform(event)
            }
            guard line >= task.start, recorder.obstacle == nil else {
                happen()
                if line >= task.start { steps.append(step(screen, implementation, recording: nil)) }
                continue
            }
            let recording = recorder.record(happen)
            // An incomplete recording would produce a wrong tree.
            let isWhole = recording.count <= recorder.capacity
            steps.append(step(screen, implementation, recording: isWhole ? recording : nil))
        }
        return DemoResult(
            obstacle: recorder.obstacle,
            functions: functions.names,
            steps: steps
        )
    }

    private mutating func step(
        _ screen: RecordedScreen,
        _ implementation: Implementation,
        recording: CallRecording?
    ) -> RecordedStep {
        RecordedStep(
            view: view(of: screen, implementation.feature.contract),
            functions: recording.map { functions.numbers(of: $0, by: recorder) } ?? [],
            callers: recording?.calls.map(\.caller) ?? []
        )
    }

    private func view(of screen: RecordedScreen, _ contract: FeatureContract) -> StepView {
        let observation = screen.stage?.observation
        let elements = observation?.screen ?? []
        let answers = elements.map(\.id).filter { $0.hasPrefix("alert.") }
        return StepView(
            ignored: screen.ignored,
            screen: elements,
            tappable: answers.isEmpty
                ? elements.filter { isUsable($0, on: screen) }.map(\.id) : answers,
            lists: contract.lists.compactMap { list in
                guard let rows = screen.stage?.rows(of: list) else { return nil }
                return StepView.List(
                    id: list,
                    numberOfRows: rows.count,
                    visibleRows: rows.visible
                )
            },
            routes: observation?.routes.map(\.description) ?? [],
            waitingReplies: screen.stage?.waitingReplies ?? 0
        )
    }

    private func isUsable(_ element: Element, on screen: RecordedScreen) -> Bool {
        switch element.kind {
        case .field, .switch: element.isEnabled == true
        default: if case .success? = screen.stage?.resolve(.tap(element.id)) { true } else { false }
        }
    }
}

internal import Matrix

/// One line of a script as a demonstration shows it, in one variant.
package struct DemoStep: Hashable, Sendable {
    package let view: StepView
    /// The calls that the line made.
    package let calls: [TracedCall]

    package init(view: StepView, calls: [TracedCall]) {
        self.view = view
        self.calls = calls
    }
}

/// What a demonstration has to show of some lines of a script on one cell.
package struct DemoSteps: Hashable, Sendable {
    /// Why calls are not shown; `nil` where they are.
    package let obstacle: String?
    /// One for each line.
    package let steps: [DemoStep]

    package init(obstacle: String?, steps: [DemoStep]) {
        self.obstacle = obstacle
        self.steps = steps
    }

    /// - Parameter result: what a process of the probe recorded for the task.
    package init(task: DemoTask, result: DemoResult) {
        let tree = CallTree(
            cell: Cell(feature: task.feature, variant: task.variant),
            names: result.functions
        )
        self.init(
            obstacle: result.obstacle,
            steps: result.steps.map { step in
                DemoStep(
                    view: step.view,
                    calls: tree.calls(functions: step.functions, callers: step.callers)
                )
            }
        )
    }
}

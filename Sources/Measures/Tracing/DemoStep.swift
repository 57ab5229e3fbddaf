internal import Matrix

/// One step of the demo in one variant.
package struct DemoStep: Hashable, Sendable {
    package let view: StepView
    /// The calls of the step.
    package let calls: [TracedCall]

    package init(view: StepView, calls: [TracedCall]) {
        self.view = view
        self.calls = calls
    }
}

/// The steps of some lines of a scenario in one implementation.
package struct DemoSteps: Hashable, Sendable {
    /// The reason why there are no calls; `nil` if there are.
    package let obstacle: String?
    /// The steps, one per line.
    package let steps: [DemoStep]

    package init(obstacle: String?, steps: [DemoStep]) {
        self.obstacle = obstacle
        self.steps = steps
    }

    /// - Parameter result: the result of the probe for the task.
    package init(task: DemoTask, result: DemoResult) {
        let tree = CallTree(
            implementation: Implementation(feature: task.feature, variant: task.variant),
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

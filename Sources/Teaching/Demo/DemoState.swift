package import Matrix
package import Scenarios
package import Tracing

/// The state of the demo: the steps, the selection and the open prompts. It is independent of the
/// terminal: keys are its input, and requests its output.
package struct DemoState {
    /// A request to the owner of the terminal.
    package enum Request: Hashable, Sendable {
        /// Play lines of a scenario, and pass the steps from `start` to ``DemoState/show(_:)``.
        case steps(scenario: [String], start: Int)
        /// Write lines to a file, and report the result with ``DemoState/tell(_:)``.
        case save(lines: [String], file: String)
        /// Suspend the program.
        case suspend
        case quit
    }

    package let feature: Feature
    package let variants: [Variant]
    package internal(set) var timeline: DemoTimeline
    /// Indicates whether the next steps play automatically.
    package internal(set) var isPlaying: Bool
    /// The selected element.
    package internal(set) var chosen: String?
    /// The index of the only visible variant; `nil` if all are visible.
    package internal(set) var zoomed: Int?
    package internal(set) var showsCalls = true
    /// The number of lines by which calls are scrolled.
    package internal(set) var callsOffset = 0
    package internal(set) var menu: DemoMenu?
    package internal(set) var prompt: DemoPrompt?
    package internal(set) var showsHelp = false
    /// A message to the user, until the next key.
    package internal(set) var message: String?
    /// The reason why there are no calls; `nil` if there are.
    package internal(set) var obstacle: String?

    var contract: FeatureContract { feature.contract }

    /// - Parameter isPlaying: indicates whether the events of the scenario play automatically.
    package init(feature: Feature, variants: [Variant], scenario: Scenario, isPlaying: Bool) {
        self.feature = feature
        self.variants = variants
        var scenario = scenario
        scenario.events = scenario.events.filter(\.happens)
        timeline = DemoTimeline(scenario)
        self.isPlaying = isPlaying
    }

    /// The first request: the complete scenario, so that no later step has to wait.
    package var beginning: Request {
        let scenario = Scenario(opening: timeline.opening, events: timeline.events)
        return .steps(scenario: ScenarioWriter.lines(of: scenario), start: 0)
    }

    /// The indices of the visible variants.
    package var shownVariants: [Int] { zoomed.map { [$0] } ?? Array(variants.indices) }

    /// The current screen of the first variant.
    package var view: StepView? { timeline.moment?.first?.view }

    /// Returns whether the screen of a variant differs from that of the first one.
    package func differs(_ index: Int) -> Bool {
        guard let moment = timeline.moment, moment.indices.contains(index) else { return false }
        return moment[index].view != moment[0].view
    }

    // MARK: - Results of requests

    /// Adds the played steps.
    ///
    /// - Parameter steps: the steps of each variant.
    package mutating func show(_ steps: [DemoSteps]) {
        obstacle = steps.lazy.compactMap(\.obstacle).first
        let count = steps.map(\.steps.count).min() ?? 0
        timeline.learn((0..<count).map { line in steps.map { $0.steps[line] } })
        arrive()
    }

    /// Removes the event at which an implementation crashed.
    ///
    /// - Parameter reason: the error and the variant.
    package mutating func fail(_ reason: String) {
        timeline.forgetUnknown()
        isPlaying = false
        arrive()
        message = reason
    }

    /// Shows a message to the user.
    package mutating func tell(_ text: String) {
        message = text
    }

    /// Plays the next step if playing is on and no prompt is open.
    package mutating func tick() {
        guard isPlaying, menu == nil, prompt == nil, !showsHelp else { return }
        if timeline.goOn() { arrive() }
        isPlaying = !timeline.isAtEnd
    }

    // MARK: - Moving

    /// Selects another element if the selected one has disappeared.
    mutating func arrive() {
        callsOffset = 0
        let tappable = view?.tappable ?? []
        // Select the element that the scenario uses.
        switch timeline.event {
        case .tap(let id), .type(let id, _), .toggle(let id):
            if tappable.contains(id) { chosen = id }
        default: break
        }
        if let chosen, tappable.contains(chosen) { return }
        chosen = tappable.first
    }

    /// Adds an event.
    mutating func perform(_ event: ScenarioEvent) -> Request? {
        isPlaying = false
        guard timeline.event != .close else {
            message = "The screen is closed; u goes back."
            return nil
        }
        timeline.append(event)
        return .steps(scenario: timeline.lines, start: timeline.knownCount)
    }
}

extension ScenarioEvent {
    /// Indicates whether the event changes anything, unlike an expectation.
    fileprivate var happens: Bool {
        if case .expect = self { false } else { true }
    }
}

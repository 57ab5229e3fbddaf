package import Matrix
package import Scripts
package import Tracing

/// Where a demonstration stands: what was done, what is chosen on screen, and what is asked of the
/// person. It knows no terminal; keys go in, and what is to be done for them comes out.
package struct DemoState {
    /// What somebody has to do who has what this lacks.
    package enum Request: Hashable, Sendable {
        /// Show lines of a script, from one on, and hand over what was seen to ``DemoState/show(_:)``.
        case steps(script: [String], start: Int)
        /// Write lines to a file, and say how it went by ``DemoState/tell(_:)``.
        case save(lines: [String], file: String)
        /// Leave the terminal to the shell for a while.
        case suspend
        case quit
    }

    package let feature: Feature
    package let variants: [Variant]
    package internal(set) var timeline: DemoTimeline
    /// Whether the steps that come follow by themselves.
    package internal(set) var isPlaying: Bool
    /// The element that a tap would hit.
    package internal(set) var chosen: String?
    /// The only variant that is shown, counted from 0; `nil` where all are.
    package internal(set) var zoomed: Int?
    package internal(set) var showsCalls = true
    /// How many lines of calls are passed over.
    package internal(set) var callsOffset = 0
    package internal(set) var menu: DemoMenu?
    package internal(set) var prompt: DemoPrompt?
    package internal(set) var showsHelp = false
    /// What the person should know; gone with the next key.
    package internal(set) var message: String?
    /// Why there are no calls; `nil` where there are.
    package internal(set) var obstacle: String?

    var contract: FeatureContract { feature.contract }

    /// - Parameter isPlaying: whether the events of the script follow by themselves.
    package init(feature: Feature, variants: [Variant], script: Script, isPlaying: Bool) {
        self.feature = feature
        self.variants = variants
        var script = script
        script.events = script.events.filter(\.happens)
        timeline = DemoTimeline(script)
        self.isPlaying = isPlaying
    }

    /// What is needed before anything can be shown: the whole script, so that going on and back needs
    /// no waiting.
    package var beginning: Request {
        let script = Script(opening: timeline.opening, events: timeline.events)
        return .steps(script: ScriptWriter.lines(of: script), start: 0)
    }

    /// The variants that are shown.
    package var shownVariants: [Int] { zoomed.map { [$0] } ?? Array(variants.indices) }

    /// What the first of the variants shows now.
    package var view: StepView? { timeline.moment?.first?.view }

    /// Whether a variant does not show what the first one does.
    package func differs(_ index: Int) -> Bool {
        guard let moment = timeline.moment, moment.indices.contains(index) else { return false }
        return moment[index].view != moment[0].view
    }

    // MARK: - What comes from outside

    /// Takes what was seen after the steps that were asked for.
    ///
    /// - Parameter steps: of each variant.
    package mutating func show(_ steps: [DemoSteps]) {
        obstacle = steps.lazy.compactMap(\.obstacle).first
        let count = steps.map(\.steps.count).min() ?? 0
        timeline.learn((0..<count).map { line in steps.map { $0.steps[line] } })
        arrive()
    }

    /// Takes back the event that a cell did not survive.
    ///
    /// - Parameter reason: what happened, and in which variant.
    package mutating func fail(_ reason: String) {
        timeline.forgetUnknown()
        isPlaying = false
        arrive()
        message = reason
    }

    /// Says something to the person.
    package mutating func tell(_ text: String) {
        message = text
    }

    /// Goes on by itself, where it is playing and nothing is asked of the person.
    package mutating func tick() {
        guard isPlaying, menu == nil, prompt == nil, !showsHelp else { return }
        if timeline.goOn() { arrive() }
        isPlaying = !timeline.isAtEnd
    }

    // MARK: - Moving

    /// Chooses anew what a tap would hit, where the old choice is not there any more.
    mutating func arrive() {
        callsOffset = 0
        let tappable = view?.tappable ?? []
        // What a script taps should be seen.
        if case .tap(let id)? = timeline.event, tappable.contains(id) { chosen = id }
        if let chosen, tappable.contains(chosen) { return }
        chosen = tappable.first
    }

    /// Lets an event happen.
    mutating func perform(_ event: ScriptEvent) -> Request? {
        isPlaying = false
        guard timeline.event != .close else {
            message = "The screen is closed; u goes back."
            return nil
        }
        timeline.append(event)
        return .steps(script: timeline.lines, start: timeline.knownCount)
    }
}

extension ScriptEvent {
    /// Whether anything happens at all, and not only a look at the screen.
    fileprivate var happens: Bool {
        if case .expect = self { false } else { true }
    }
}

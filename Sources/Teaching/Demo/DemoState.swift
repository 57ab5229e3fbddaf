internal import HeadlessKitDriver
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

extension DemoState {
    /// Handles a key.
    ///
    /// - Returns: the request for the owner of the terminal; `nil` for none.
    package mutating func press(_ key: Key) -> Request? {
        if key == .interrupt { return .quit }
        if key == .suspend { return .suspend }
        message = nil
        if prompt != nil { return type(key) }
        if menu != nil { return choose(key) }
        if showsHelp {
            showsHelp = false
            return nil
        }
        switch key {
        case .up: moveChoice(by: -1)
        case .down: moveChoice(by: 1)
        case .left: moveToRow(-1)
        case .right: moveToRow(1)
        case .enter: return tap()
        case .pageUp: return scroll { $0.visibleRows.lowerBound - $0.visibleRows.count }
        case .pageDown: return scroll { $0.visibleRows.upperBound - 1 + $0.visibleRows.count }
        case .home: return scroll { _ in 0 }
        case .end: return scroll { $0.numberOfRows - 1 }
        case .character(let character): return press(character)
        case .backspace: goBack()
        case .escape, .interrupt, .suspend: break
        }
        return nil
    }

    private mutating func press(_ character: Character) -> Request? {
        switch character {
        case "k": moveChoice(by: -1)
        case "j": moveChoice(by: 1)
        case "p": return pull()
        case "b": return perform(.back)
        case "d": return perform(.deliver(.next))
        case "D": return perform(.deliver(.last))
        case "a": return perform(.deliver(.all))
        case "f":
            open(.failures(of: contract), nothing: "This feature has no requests that can fail.")
        case "e": open(.events(of: contract), nothing: "This feature has no model events.")
        case "s": open(.settings(of: contract), nothing: "This feature has no settings.")
        case ":": prompt = DemoPrompt(purpose: .event)
        case "w": prompt = DemoPrompt(purpose: .file, text: "\(feature.name).jsonl")
        case "u": goBack()
        case "n": goOn()
        case " ": playOrPause()
        case "c": showsCalls.toggle()
        case "]": callsOffset += 1
        case "[": callsOffset = max(callsOffset - 1, 0)
        case "0": zoomed = nil
        case "1"..."9": zoom(character)
        case "?": showsHelp = true
        case "q": return .quit
        default: message = "'\(character)' has no function; ? lists the keys."
        }
        return nil
    }

    // MARK: - The screen

    private mutating func moveChoice(by distance: Int) {
        let tappable = view?.tappable ?? []
        guard let chosen, let index = tappable.firstIndex(of: chosen) else {
            chosen = tappable.first
            return
        }
        self.chosen = tappable[min(max(index + distance, 0), tappable.count - 1)]
    }

    /// Selects the next row in a direction, or the nearest element.
    private mutating func moveToRow(_ direction: Int) {
        guard let view else { return }
        let rows = view.screen.filter { $0.kind == .row && view.tappable.contains($0.id) }.map(\.id)
        guard !rows.isEmpty else { return moveChoice(by: direction) }
        let own = view.tappable.firstIndex { $0 == chosen } ?? 0
        let places = rows.compactMap { view.tappable.firstIndex(of: $0) }
        let next = direction > 0 ? places.first { $0 > own } : places.last { $0 < own }
        if let next { chosen = view.tappable[next] } else { moveChoice(by: direction) }
    }

    private mutating func tap() -> Request? {
        guard let chosen else {
            message = "No element can be used."
            return nil
        }
        let element = view?.screen.first { $0.id == chosen }
        switch element?.kind {
        case .field:
            prompt = DemoPrompt(purpose: .text(of: chosen), text: element?.text ?? "")
            return nil
        case .switch: return perform(.toggle(chosen))
        default: break
        }
        let alert = "alert."
        return perform(
            chosen.hasPrefix(alert)
                ? .answer(String(chosen.dropFirst(alert.count))) : .tap(chosen)
        )
    }

    private mutating func pull() -> Request? {
        guard let list = view?.lists.first else {
            message = "No list to pull."
            return nil
        }
        return perform(.pull(list.id))
    }

    private mutating func scroll(to row: (StepView.List) -> Int) -> Request? {
        guard let list = view?.lists.first, list.numberOfRows > 0 else {
            message = "No list to scroll."
            return nil
        }
        let last = list.numberOfRows - 1
        return perform(.scroll(list.id, to: min(max(row(list), 0), last)))
    }

    // MARK: - The timeline

    private mutating func goBack() {
        isPlaying = false
        if timeline.goBack() { arrive() } else { message = "This is the first step." }
    }

    private mutating func goOn() {
        isPlaying = false
        if timeline.goOn() { arrive() } else { message = "This is the last step." }
    }

    private mutating func playOrPause() {
        isPlaying = !isPlaying && !timeline.isAtEnd
        if timeline.isAtEnd { message = "This is the last step; u goes back." }
    }

    // MARK: - Questions

    private mutating func zoom(_ character: Character) {
        guard let number = character.wholeNumberValue, variants.indices.contains(number - 1) else {
            message = "There are \(variants.count) variants."
            return
        }
        zoomed = zoomed == number - 1 ? nil : number - 1
    }

    private mutating func open(_ menu: DemoMenu, nothing: String) {
        if menu.entries.isEmpty { message = nothing } else { self.menu = menu }
    }

    private mutating func choose(_ key: Key) -> Request? {
        guard var open = menu else { return nil }
        switch key {
        case .up, .character("k"): open.chosen = max(open.chosen - 1, 0)
        case .down, .character("j"): open.chosen = min(open.chosen + 1, open.entries.count - 1)
        case .enter: return take(open.entries[open.chosen])
        case .character(let digit):
            guard let number = digit.wholeNumberValue, open.entries.indices.contains(number - 1)
            else { break }
            return take(open.entries[number - 1])
        case .escape, .backspace:
            menu = nil
            return nil
        default: break
        }
        menu = open
        return nil
    }

    private mutating func take(_ entry: DemoMenu.Entry) -> Request? {
        menu = nil
        switch entry.choice {
        case .event(let event): return perform(event)
        case .value(let prompt):
            self.prompt = prompt
            return nil
        }
    }

    private mutating func type(_ key: Key) -> Request? {
        switch key {
        case .character(let character): prompt?.text.append(character)
        case .backspace: _ = prompt?.text.popLast()
        case .escape: prompt = nil
        case .enter: return finishTyping()
        default: break
        }
        return nil
    }

    private mutating func finishTyping() -> Request? {
        guard let typed = prompt, typed.acceptsEmptyText || !typed.text.isEmpty else {
            prompt = nil
            return nil
        }
        do {
            if case .file = typed.purpose {
                prompt = nil
                return .save(lines: timeline.lines, file: typed.text)
            }
            guard let event = try typed.event(contract) else { return nil }
            prompt = nil
            return perform(event)
        } catch {
            // The typed text remains, so that it can be corrected.
            message = error.problem
            return nil
        }
    }
}

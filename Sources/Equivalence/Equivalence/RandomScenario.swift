internal import HeadlessKitDriver
package import Scenarios
internal import SeededRandom

/// A random scenario, generated event by event from a seed. Races and failures are frequent.
package struct RandomScenario: Sendable {
    /// The opening of the scenario.
    package let opening: Opening

    /// The lists of the feature.
    var lists: [String] { contract.lists }

    private let contract: FeatureContract
    private var random: SplitMix64
    private var remainingEvents: Int
    private var lastTap: String?

    /// - Parameter seed: the same seed generates the same scenario on equal screens.
    package init(contract: FeatureContract, seed: UInt64) {
        self.contract = contract
        var random = SplitMix64(seed: seed)
        let values = contract.randomOpening(&random)
        opening = Opening(feature: contract.name, values: values)
        remainingEvents = random.integer(in: 5...40)
        self.random = random
    }

    /// Returns the next event for the screen; `nil` at the end.
    ///
    /// - Parameter lists: the visible lists.
    mutating func nextEvent(
        on screen: [Element],
        lists: [String],
        waitingReplies: Int
    ) -> ScenarioEvent? {
        guard remainingEvents > 0 else { return nil }
        remainingEvents -= 1
        if remainingEvents == 0, random.happens(onceIn: 2) { return .close }

        let answers = screen.filter { $0.id.hasPrefix("alert.") }.map(\.text)
        if !answers.isEmpty, !random.happens(onceIn: 4) {
            return .answer(random.element(of: answers))
        }
        // A page on top covers everything else.
        if screen.first?.id == "page", !random.happens(onceIn: 4) { return .back }
        if waitingReplies > 0, random.happens(onceIn: 3) {
            // Mostly one reply, because races need some replies that are still pending.
            return .deliver(random.element(of: [.next, .last, .next, .last, .all]))
        }
        if let event = contract.randomEvent, random.happens(onceIn: contract.eventsPerOwn) {
            return event(&random)
        }
        switch random.index(below: 16) {
        case 0 where !contract.operations.isEmpty:
            return .fail(random.element(of: contract.operations))
        case 2 where contract.randomSettings != nil:
            return contract.randomSettings.map { .set($0(&random)) }
        case 3:
            return .back
        case 4...6:
            guard let list = list(from: lists) else { break }
            return .pull(list)
        case 7...9:
            guard let list = list(from: lists) else { break }
            // Mostly to one of the ends, because rows at the end appear again after a way back.
            return .scroll(
                list,
                to: random.element(of: [1_000, 1_000, 0, random.integer(in: -2...60)])
            )
        case 10:
            // A second tap on the same element, shortly after the first.
            if let lastTap { return .tap(lastTap) }
        case 11 where screen.contains { $0.kind == .field }: return .swipe
        default: break
        }
        return use(of: screen)
    }

    /// Returns a list, mostly a visible one, because races need several events for the same list.
    private mutating func list(from visible: [String]) -> String? {
        let lists = visible.isEmpty || random.happens(onceIn: 16) ? contract.lists : visible
        return lists.isEmpty ? nil : random.element(of: lists)
    }

    /// Returns a typed text, mostly a new one, for a field.
    private mutating func edit(of field: Element) -> ScenarioEvent {
        let text = random.element(of: contract.typedTexts)
        let part = String(text.prefix(2))
        switch random.index(below: 6) {
        case 0: return .insert(field.id, text: part)
        case 1: return .compose(field.id, text: part)
        case 2: return .caret(field.id, to: random.index(below: field.text.count + 1))
        default: return .type(field.id, text: text)
        }
    }

    /// Returns a tap, a toggle or an edit for a random element of `screen`.
    private mutating func use(of screen: [Element]) -> ScenarioEvent {
        let inputs = screen.filter { $0.kind == .field || $0.kind == .switch }
        if !inputs.isEmpty, !random.happens(onceIn: 3) {
            let input = random.element(of: inputs)
            if input.kind == .switch { return .toggle(input.id) }
            return edit(of: input)
        }
        let buttons = screen.filter { $0.kind == .button }
        let others = screen.filter { $0.kind == .row || $0.kind == .image }
        let choice =
            others.isEmpty || (!buttons.isEmpty && !random.happens(onceIn: 5))
            ? buttons : others
        guard !choice.isEmpty else { return .back }
        let id = random.element(of: choice).id
        lastTap = id
        return .tap(id)
    }
}

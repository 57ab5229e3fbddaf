internal import Descriptions

/// A sequence of taps that shows how an interaction changes or shows the state: up to the limits,
/// and on both sides of the numbers with which texts compare the state.
struct StateWalk {
    /// Taps, and what they result in.
    struct Step {
        /// The interactions that are tapped, each several times.
        let taps: [(interaction: Interaction, count: Int)]
        /// The values after the taps.
        let sample: Sample
    }

    let interaction: Interaction
    let steps: [Step]
    /// Indicates whether the interaction is not possible after the steps.
    let isLimited: Bool

    /// The maximum number of taps of a walk.
    private static let mostTaps = 100
    /// The maximum number of steps of a walk.
    private static let mostSteps = 8
    /// The maximum number of states among which a way to a possible interaction is searched.
    private static let mostStates = 2_000

    /// Creates a walk; `nil` if no way to a possible interaction was found.
    init?(_ interaction: Interaction, in plan: ElementsPlan) {
        guard let way = Self.way(to: interaction, in: plan) else { return nil }
        self.interaction = interaction
        var walker = Walker(plan: plan)
        for button in way { walker.tap(button) }
        guard !interaction.changes.isEmpty else {
            walker.show(interaction)
            steps = walker.steps
            isLimited = false
            return
        }
        let adds = interaction.changes.contains { if case .add = $0 { true } else { false } }
        var count = 0
        while count < (adds ? Self.mostTaps : 2), plan.isPossible(interaction, in: walker.sample) {
            walker.tap(interaction)
            count += 1
            let isLast = !plan.isPossible(interaction, in: walker.sample)
            let isOfInterest = count <= 2 || plan.isNearComparison(walker.sample)
            if isLast || isOfInterest && walker.steps.count < Self.mostSteps - 1 { walker.stop() }
        }
        steps = walker.steps
        isLimited = !plan.isPossible(interaction, in: walker.sample)
    }

    /// Returns the shortest sequence of taps after which an interaction is possible, and changes all
    /// that it sets if that can be reached.
    static func way(to interaction: Interaction, in plan: ElementsPlan) -> [Interaction]? {
        let first = Sample.first(plan.description)
        return way(from: first, in: plan) { sample in
            plan.isPossible(interaction, in: sample)
                && interaction.changes.allSatisfy { change in
                    if case .set(let name, let value) = change {
                        sample.state[name] != value
                    } else {
                        true
                    }
                }
        } ?? way(from: first, in: plan) { plan.isPossible(interaction, in: $0) }
    }

    /// Returns the shortest sequence of taps to a state that is wanted; `nil` if none was found.
    fileprivate static func way(
        from start: Sample,
        in plan: ElementsPlan,
        to isWanted: (Sample) -> Bool
    ) -> [Interaction]? {
        let changing = plan.interactions.filter { !$0.changes.isEmpty }
        var sample = start
        var queue: [(state: [Name: FieldValue], taps: [Interaction])] = [(start.state, [])]
        var seen: Set = [start.state]
        var index = 0
        while index < queue.count, seen.count < mostStates {
            let (state, taps) = queue[index]
            index += 1
            sample.state = state
            if isWanted(sample) { return taps }
            guard taps.count < mostTaps else { continue }
            for other in changing {
                guard let next = plan.description.state(state, after: other.reaction),
                    seen.insert(next).inserted
                else { continue }
                queue.append((next, taps + [other]))
            }
        }
        return nil
    }

    /// The screen while a walk is made.
    private struct Walker {
        let plan: ElementsPlan
        /// The values for the next tap.
        var sample: Sample
        var steps: [Step] = []
        private var taps: [(interaction: Interaction, count: Int)] = []
        /// The values that the last tap used.
        private var shown: Sample

        init(plan: ElementsPlan) {
            self.plan = plan
            sample = .first(plan.description)
            shown = sample
        }

        mutating func tap(_ interaction: Interaction) {
            if taps.last?.interaction.button == interaction.button {
                taps[taps.count - 1].count += 1
            } else {
                taps.append((interaction, 1))
            }
            sample = plan.tapped(interaction, sample)
            shown = sample
            for value in interaction.numbers {
                guard let numbers = sample.numbers[value], let first = numbers.first else {
                    continue
                }
                sample.numbers[value] = numbers.dropFirst() + [first]
            }
        }

        /// Shows the state at first, and on both sides of the numbers with which texts compare it or
        /// in another state that results in another text.
        mutating func show(_ interaction: Interaction) {
            let effects = interaction.reaction.effects
            tap(interaction)
            stop()
            func texts(_ sample: Sample) -> [String] { effects.map { sample.text($0.text) } }
            let first = texts(sample)
            var targets = plan.comparisons(in: effects.map(\.text)).flatMap { name, number in
                [number - 1, number, number + 1].map { value in
                    { (sample: Sample) in sample.state[name] == .number(value) }
                }
            }
            targets.append { texts($0) != first }
            for target in targets where steps.count < StateWalk.mostSteps {
                guard let way = StateWalk.way(from: sample, in: plan, to: target), !way.isEmpty
                else { continue }
                for button in way { tap(button) }
                tap(interaction)
                stop()
            }
        }

        /// Ends a step.
        mutating func stop() {
            steps.append(Step(taps: taps, sample: shown))
            taps = []
        }
    }
}

extension ElementsPlan {
    /// The walks of all interactions that change or show state.
    var walks: [StateWalk] { interactions.compactMap(walk) }

    /// Returns the walk of an interaction; `nil` if the interaction neither changes nor shows state,
    /// or if it was found to be never possible.
    func walk(of interaction: Interaction) -> StateWalk? {
        guard !interaction.changes.isEmpty || interaction.showsState else { return nil }
        return StateWalk(interaction, in: self)
    }

    /// Returns true if a number of the state is near one with which a text compares it.
    fileprivate func isNearComparison(_ sample: Sample) -> Bool {
        comparisons(in: texts).contains { name, number in
            guard case .number(let value)? = sample.state[name] else { return false }
            return abs(value - number) <= 1
        }
    }

    /// Returns the numbers with which texts compare the state.
    fileprivate func comparisons(in texts: [TextRule]) -> [(name: Name, number: Int)] {
        texts.flatMap(\.allParts).compactMap { part in
            guard case .condition(let test, _, _) = part, let number = test.number,
                test.entity == Description.ownerOfState
            else { return nil }
            return (test.field, number)
        }
    }
}

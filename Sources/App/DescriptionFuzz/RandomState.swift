internal import SeededRandom

/// Random state of a screen without a service.
struct RandomState {
    private struct State {
        let name: String
        /// The number at the beginning; 1 for yes and 0 for no.
        let first: Int
        /// The limits of a number; `nil` for yes or no.
        let limits: ClosedRange<Int>?
        let line: String
    }

    private let states: [State]

    /// - Parameter count: the number of states.
    init(count: Int, random: inout SplitMix64) {
        states = (0..<count).map { index in
            let name = "\(random.element(of: RandomDescription.words)) kept\(index)"
            guard random.happens(onceIn: 2) else {
                let first = random.element(of: ["yes", "no"])
                let line = "    state \(name): \(first)"
                return State(name: name, first: first == "yes" ? 1 : 0, limits: nil, line: line)
            }
            let lower = random.element(of: [-3, 0, 1, 9_998])
            let limits = lower...lower + random.element(of: [1, 3, 12, 90_000])
            let first = random.integer(in: lower...min(lower + 3, limits.upperBound))
            return State(
                name: name,
                first: first,
                limits: limits,
                line: "    state \(name): number \(first) from \(lower) to \(limits.upperBound)"
            )
        }
    }

    var count: Int { states.count }
    var isEmpty: Bool { states.isEmpty }

    /// The lines that declare the state.
    var lines: [String] { states.map(\.line) }

    /// Returns the lines of labels that show all of the state.
    func labels(_ random: inout SplitMix64) -> [String] {
        states.enumerated().map { index, state in
            let text = part(of: state, &random)
            let parts = [text] + (random.happens(onceIn: 2) ? [part(&random)] : [])
            let words = parts.count == 1 || random.happens(onceIn: 2) ? "" : "words "
            return "    label follows\(index): \(words)\(SplitMix64.joined(parts))"
        }
    }

    /// Returns a part of a text that shows state.
    func part(_ random: inout SplitMix64) -> String {
        part(of: random.element(of: states), &random)
    }

    private func part(of state: State, _ random: inout SplitMix64) -> String {
        let texts = RandomDescription.answers
        let first = random.element(of: texts)
        guard let limits = state.limits else {
            let other = random.element(of: texts.filter { $0 != first } + ["\"\""])
            return "if \(state.name) \(first) otherwise \(other)"
        }
        guard random.happens(onceIn: 2) else {
            guard !random.happens(onceIn: 2) else { return state.name }
            let least = limits.lowerBound
            let number = random.number(state.name, (first, "\"\""), [least, least + 1])
            // No test can cover a unit that the limits exclude.
            let isCovered =
                limits.contains(1) && (limits.contains(10_000) || !number.contains(" in "))
            return isCovered ? number : state.name
        }
        let test = random.element(of: ["is", "is at least", "is at most"])
        let number = limits.lowerBound + random.integer(in: 0...1)
        return "if \(state.name) \(test) \(number) \(first) otherwise \(state.name)"
    }

    /// Returns the lines that change some of the state at a tap, and the state with a given index at
    /// least.
    func changes(at index: Int, _ random: inout SplitMix64) -> [String] {
        states.enumerated().filter { index == $0.offset || random.happens(onceIn: 4) }.map {
            change(of: $0.element, &random)
        }
    }

    private func change(of state: State, _ random: inout SplitMix64) -> String {
        // A value that the state has at first would never change it if nothing else does.
        guard let limits = state.limits else {
            return random.happens(onceIn: 2)
                ? "    toggle \(state.name)"
                : "    set \(state.name) to \(state.first == 1 ? "no" : "yes")"
        }
        let number = random.integer(in: 1...2) * random.element(of: [1, 1, -1])
        guard limits.upperBound - limits.lowerBound >= abs(number), !random.happens(onceIn: 3)
        else {
            let values = [limits.lowerBound, limits.lowerBound + 1].filter { $0 != state.first }
            return "    set \(state.name) to \(random.element(of: values))"
        }
        // Otherwise the state would never change if nothing else changes it.
        let isPossible = limits.contains(state.first + number)
        return "    add \(isPossible ? number : -number) to \(state.name)"
    }
}

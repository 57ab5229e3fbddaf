internal import SeededRandom

extension SplitMix64 {
    /// Returns a part of a text that shows a number: a count, or a text that depends on the number.
    mutating func number(_ name: String, _ texts: (String, String)) -> String {
        let count = "counted\(element(of: ["", " in thousands", " in ten thousands"])) as \"thing\""
        let test = element(of: ["is", "is at least", "is at most"])
        let other = element(of: [
            texts.1, "\(name) \(count)", "(\(name), \(texts.1))",
            "if \(name) is 7 \"7\" otherwise \(name)",
        ])
        return happens(onceIn: 2)
            ? "\(name) \(count)"
            : "if \(name) \(test) \(integer(in: 0...3)) \(texts.0) otherwise \(other)"
    }

    /// Returns the answers of a question.
    mutating func answers() -> String {
        let first = element(of: RandomDescription.answers)
        guard happens(onceIn: 3) else { return first }
        let others = RandomDescription.answers.filter { $0 != first }
        return "\(first) or \(element(of: others))"
    }
}

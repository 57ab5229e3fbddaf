internal import SeededRandom

extension SplitMix64 {
    /// Returns a part of a text that shows a number: a count, or a text that depends on the number.
    ///
    /// - Parameter values: two values that the number has. Comparisons differ between them, because
    ///   no test can cover a text after a comparison that is always true or never.
    mutating func number(_ name: String, _ texts: (String, String), _ values: [Int]) -> String {
        let unit = element(of: ["", " in thousands", " in ten thousands"])
        let noun = element(of: ["\"thing\"", "\"try\" / \"tries\""])
        let count = "counted\(unit) as \(noun)"
        guard let least = values.min(), let most = values.max(), least < most,
            !happens(onceIn: 2)
        else { return "\(name) \(count)" }
        let (test, rest) = element(of: [
            ("is \(least)", most), ("is at most \(least)", most), ("is at least \(most)", least),
        ])
        // No test can cover a unit that the comparison excludes.
        let isCovered = !test.hasPrefix("is at least") || most > 10_000
        let other = element(of: [
            texts.1, isCovered ? "\(name) \(count)" : name, "(\(name), \(texts.1))",
            "if \(name) is \(rest) \"\(rest)\" otherwise \(name)",
        ])
        return "if \(name) \(test) \(texts.0) otherwise \(other)"
    }

    /// Returns parts of a text, with parentheses around conditions before others.
    static func joined(_ parts: [String]) -> String {
        parts.enumerated().map { index, part in
            part.hasPrefix("if ") && index < parts.count - 1 ? "(\(part))" : part
        }
        .joined(separator: ", ")
    }

    /// Returns the declaration of a text with two values. One is empty, because without it no test
    /// can cover the text that replaces an empty one.
    mutating func text() -> String {
        let value = "\"\(element(of: RandomDescription.texts))\""
        return happens(onceIn: 2) ? "text \(value), later \"\"" : "text \"\", later \(value)"
    }

    /// Returns the answers of a question.
    mutating func answers() -> String {
        let first = element(of: RandomDescription.answers)
        guard happens(onceIn: 3) else { return first }
        let others = RandomDescription.answers.filter { $0 != first }
        return "\(first) or \(element(of: others))"
    }
}

/// What the elements of a feature's screens are found by.
///
/// A name is made of words with dots between them. `#` stands for a number, as in `blog.#.like`, and
/// `*` at the end for any text, as in `alert.*`.
package struct ElementNames: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// What the kit shows above any screen.
    private static let ofKit = ["alert", "alert.*", "toast"]

    /// The feature's own names, in the order in which they are told.
    package let patterns: [String]

    package init(arrayLiteral patterns: String...) {
        self.init(patterns)
    }

    package init(_ patterns: [String]) {
        self.patterns = patterns
    }

    /// Whether a screen of the feature can have an element that is found by this.
    package func contains(_ identifier: String) -> Bool {
        (patterns + Self.ofKit).contains { Self.matches(identifier, $0) }
    }

    /// Names without numbers, and names with the numbers of an identifier: what may have been meant.
    package func candidates(for identifier: String) -> [String] {
        let numbers = identifier.split(separator: ".").filter { Int($0) != nil }
        return patterns.map { pattern in
            var rest = numbers[...]
            return pattern.split(separator: ".")
                .map { $0 == "#" ? rest.popFirst() ?? "1" : $0 }
                .joined(separator: ".")
        }
    }

    private static func matches(_ identifier: String, _ pattern: String) -> Bool {
        if pattern.hasSuffix("*") { return identifier.hasPrefix(pattern.dropLast()) }
        let words = identifier.split(separator: ".", omittingEmptySubsequences: false)
        let expected = pattern.split(separator: ".", omittingEmptySubsequences: false)
        return words.count == expected.count
            && zip(words, expected).allSatisfy { $1 == "#" ? Int($0) != nil : $0 == $1 }
    }
}

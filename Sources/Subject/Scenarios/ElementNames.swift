/// The identifiers of the elements of a feature's screens.
///
/// An identifier consists of words separated by dots. `#` is a placeholder for a number, as in
/// `blog.#.like`, and `*` at the end for any text, as in `alert.*`.
package struct ElementNames: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The elements that the kit shows on any screen.
    private static let ofKit = ["alert", "alert.*", "page", "toast"]

    /// The identifiers of the feature, in the order of the help.
    package let patterns: [String]

    package init(arrayLiteral patterns: String...) {
        self.init(patterns)
    }

    package init(_ patterns: [String]) {
        self.patterns = patterns
    }

    /// Returns whether a screen of the feature can have an element with this identifier.
    package func contains(_ identifier: String) -> Bool {
        (patterns + Self.ofKit).contains { Self.matches(identifier, $0) }
    }

    /// Returns the possible meanings of a wrong identifier: names without numbers, and names with
    /// its numbers.
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

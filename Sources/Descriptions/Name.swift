/// What something is called in a description, as words. Folders, types, members and identifiers follow
/// from it.
package struct Name: Hashable, Sendable, CustomStringConvertible {
    /// Each of letters and digits, and beginning with a letter; there is one or more.
    package let words: [String]

    package init(_ words: [String]) {
        self.words = words.map { $0.lowercased() }
    }

    /// - Parameter text: words with a blank between each two.
    package init(_ text: String) {
        self.init(text.split(separator: " ").map(String.init))
    }

    /// As a person says it: `first name`.
    package var text: String { words.joined(separator: " ") }

    package var description: String { text }

    /// As a type: `FirstName`.
    package var type: String { words.map(Self.capitalized).joined() }

    /// As a property, a method or a parameter: `firstName`.
    package var member: String {
        words[0] + words.dropFirst().map(Self.capitalized).joined()
    }

    /// As commands and scripts say it: `first-name`.
    package var identifier: String { words.joined(separator: "-") }

    /// As a heading: `First name`.
    package var title: String { Self.capitalized(text) }

    /// With its article: `a name`, `an inbox`.
    package var withArticle: String {
        ("aeiou".contains(words[0].first ?? "x") ? "an " : "a ") + text
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}

/// A name in a description, as a sequence of words. The names of folders, types, members and
/// identifiers are derived from it.
package struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The words of the name, at least one. Each consists of letters and digits and begins with a
    /// letter.
    package let words: [String]

    package init(_ words: [String]) {
        self.words = words.map { $0.lowercased() }
    }

    /// - Parameter text: the words, separated by spaces.
    package init(_ text: String) {
        self.init(text.split(separator: " ").map(String.init))
    }

    /// Creates a name from the words in a text, such as `yes please` from 'Yes, please!'.
    ///
    /// - Returns: `nil` if the text has no word of letters and digits that begins with a letter.
    package init?(wordsOf text: String) {
        let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
            .filter { $0.first?.isLetter == true }
        guard !words.isEmpty else { return nil }
        self.init(words.map(String.init))
    }

    /// Creates the name of several things together, such as `likes and views`.
    package init(joining names: [Name]) {
        self.init(Array(names.map(\.words).joined(separator: ["and"])))
    }

    /// The name in texts: `first name`.
    package var text: String { words.joined(separator: " ") }

    package var description: String { text }

    /// The name of a type: `FirstName`.
    package var type: String { words.map(Self.capitalized).joined() }

    /// The name of a property, method or parameter: `firstName`.
    package var member: String {
        words[0] + words.dropFirst().map(Self.capitalized).joined()
    }

    /// The name in commands and scenarios: `first-name`.
    package var identifier: String { words.joined(separator: "-") }

    /// The name as a heading: `First name`.
    package var title: String { Self.capitalized(text) }

    /// The name with its indefinite article: `a name`, `an inbox`, `a user`. A plural such as
    /// `reminders` has no article.
    package var withArticle: String { isOfSeveral ? text : "\(article) \(text)" }

    /// Indicates whether the name is a plural, judged by its spelling.
    private var isOfSeveral: Bool {
        let last = words[words.count - 1]
        return last.hasSuffix("s") && !last.hasSuffix("ss")
    }

    /// The name with its indefinite article at the beginning of a sentence: `A name`.
    package var withCapitalArticle: String { Self.capitalized(withArticle) }

    private var article: String {
        // The article depends on the pronunciation.
        if ["use", "uni", "eu", "one", "once"].contains(where: words[0].hasPrefix) { return "a" }
        if ["hour", "honest", "honour", "heir"].contains(where: words[0].hasPrefix) { return "an" }
        return "aeiou".contains(words[0].first ?? "x") ? "an" : "a"
    }

    /// The plural in texts: `digits`, `first entries`.
    package var pluralText: String {
        (words.dropLast() + [Self.plural(words[words.count - 1])]).joined(separator: " ")
    }

    /// The name of a collection: `digit` becomes `digits`. `news` is already a plural and becomes
    /// `news list`.
    package var ofSeveral: Name { isOfSeveral ? Name(words + ["list"]) : Name(pluralText) }

    /// The property name of a collection: `digits`, `entries`, `boxes`, `newsList`.
    package var plural: String { ofSeveral.member }

    /// Returns the plural of a word by the rules of spelling, with exceptions for two words that
    /// are frequent in features.
    private static func plural(_ word: String) -> String {
        if word == "person" { return "people" }
        if word == "child" { return "children" }
        if ["s", "x", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}

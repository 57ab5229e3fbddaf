/// What something is called in a description, as words. Folders, types, members and identifiers follow
/// from it.
package struct Name: Hashable, Sendable, CustomStringConvertible {
    /// Each of letters and digits, and beginning with a letter; there is one or more.
    package let words: [String]

    package init(_ words: [String]) {
        self.words = words.map { $0.lowercased() }
    }

    /// - Parameter text: words with a space between them.
    package init(_ text: String) {
        self.init(text.split(separator: " ").map(String.init))
    }

    /// The name in texts: `first name`.
    package var text: String { words.joined(separator: " ") }

    package var description: String { text }

    /// As a type: `FirstName`.
    package var type: String { words.map(Self.capitalized).joined() }

    /// As a property, a method or a parameter: `firstName`.
    package var member: String {
        words[0] + words.dropFirst().map(Self.capitalized).joined()
    }

    /// The name in commands and scenarios: `first-name`.
    package var identifier: String { words.joined(separator: "-") }

    /// As a heading: `First name`.
    package var title: String { Self.capitalized(text) }

    /// With its article: `a name`, `an inbox`, `a user`; of several there is none, as of `reminders`.
    package var withArticle: String { isOfSeveral ? text : "\(article) \(text)" }

    /// Whether the name is a plural, judged by its spelling.
    private var isOfSeveral: Bool {
        let last = words[words.count - 1]
        return last.hasSuffix("s") && !last.hasSuffix("ss")
    }

    /// The same at the beginning of a sentence.
    package var withCapitalArticle: String { Self.capitalized(withArticle) }

    private var article: String {
        // It goes by the sound.
        if ["use", "uni", "eu", "one", "once"].contains(where: words[0].hasPrefix) { return "a" }
        if ["hour", "honest", "honour", "heir"].contains(where: words[0].hasPrefix) { return "an" }
        return "aeiou".contains(words[0].first ?? "x") ? "an" : "a"
    }

    /// Of several: `digits`, `first entries`.
    package var pluralText: String {
        (words.dropLast() + [Self.plural(words[words.count - 1])]).joined(separator: " ")
    }

    /// Of several: `digit` becomes `digits`, `news` becomes `news list`, since it is a plural already.
    package var ofSeveral: Name { isOfSeveral ? Name(words + ["list"]) : Name(pluralText) }

    /// Of several, as a property: `digits`, `entries`, `boxes`, `newsList`.
    package var plural: String { ofSeveral.member }

    /// By the rules of spelling, but for two that features are often about.
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

/// A text of the help that is not about one command, such as a file format.
package struct HelpTopic: Hashable, Sendable {
    /// The word after `help`.
    package let name: String
    /// Further words that are accepted; the help does not show them.
    package let aliases: [String]
    /// One line: the subject of the text.
    package let abstract: String
    /// The text, at most 80 characters wide, without a newline at its end.
    package let text: String

    /// Creates a topic.
    package init(_ name: String, aliases: [String] = [], abstract: String, text: String) {
        self.name = name
        self.aliases = aliases
        self.abstract = abstract
        self.text = text
    }
}

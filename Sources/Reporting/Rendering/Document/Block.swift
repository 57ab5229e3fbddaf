/// A block of a page, such as a paragraph or a table.
indirect enum Block: Hashable, Sendable {
    case heading(Int, Prose)
    case paragraph(Prose)
    case items([Prose])
    case numbered([Prose])
    case quotation(Prose)
    case table(Table)
    /// Excerpts of sources, side by side if there is room.
    case listings([Listing])
    /// Charts, each in a file of its own if the format has separate files. Narrow ones are next to
    /// each other if there is room.
    case charts([Chart])
    /// A diagram in the Mermaid language.
    case diagram(String)
    /// Blocks that a reader unfolds, for readers who check the values. They contain no heading.
    case folded(Prose, [Block])

    static func chart(_ chart: Chart) -> Block { .charts([chart]) }

    /// Returns the paragraphs and lists of an author's text. Blank lines separate them, and lines
    /// that begin with a dash are items.
    static func passage(_ text: String) -> [Block] {
        text.split(separator: "\n\n").map { part in
            guard part.hasPrefix("- ") else { return .paragraph(Prose(authored: String(part))) }
            return .items(
                part.dropFirst(2).split(separator: "\n- ").map { Prose(authored: String($0)) }
            )
        }
    }
}

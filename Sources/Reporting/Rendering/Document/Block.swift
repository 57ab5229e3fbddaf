/// A part of a page that stands by itself.
enum Block: Hashable, Sendable {
    case heading(Int, Prose)
    case paragraph(Prose)
    case items([Prose])
    case numbered([Prose])
    case quotation(Prose)
    case table(Table)
    /// Pieces of sources, to be read beside one another where there is room.
    case listings([Listing])
    /// Figures as a drawing, in a file of its own where the format has such.
    case chart(Chart)
    /// A drawing in the language of Mermaid.
    case diagram(String)
    /// A page in Markdown that another program wrote.
    case carried(String)

    /// The paragraphs and lists of an author's text: blank lines divide them, and lines that begin
    /// with a dash are items.
    static func passage(_ text: String) -> [Block] {
        text.split(separator: "\n\n").map { part in
            guard part.hasPrefix("- ") else { return .paragraph(Prose(authored: String(part))) }
            return .items(
                part.dropFirst(2).split(separator: "\n- ").map { Prose(authored: String($0)) }
            )
        }
    }
}

/// A token of a line.
struct DescriptionToken: Hashable {
    enum Kind: Hashable {
        case word(String)
        case text(String)
        case number(Int)
        /// Four digits, two, and two, with hyphens between them.
        case date(String)
        case colon
        case comma
    }

    let kind: Kind
    /// Counted in characters, from 1.
    let column: Int

    /// The text in messages.
    var shown: String {
        switch kind {
        case .word(let word): "“\(word)”"
        case .text(let text): "the text \"\(text)\""
        case .number(let number): "the number \(number)"
        case .date(let date): "the day \(date)"
        case .colon: "a colon"
        case .comma: "a comma"
        }
    }
}

/// A line with its tokens.
struct DescriptionLine: Hashable {
    /// Counted from 1.
    let number: Int
    /// The number of spaces at its beginning.
    let indentation: Int
    let tokens: [DescriptionToken]
    /// The number of its characters.
    let length: Int

    /// - Parameter column: `nil` for the column of its first token.
    func error(_ problem: String, at column: Int? = nil) -> DescriptionError {
        DescriptionError(line: number, column: column ?? indentation + 1, problem: problem)
    }
}

/// A token of a line.
struct DescriptionToken: Hashable {
    enum Kind: Hashable {
        case word(String)
        case text(String)
        case number(Int)
        /// A date in the format `YYYY-MM-DD`.
        case date(String)
        case colon
        case comma
        /// The slash between a singular and its plural.
        case slash
        /// The parentheses around several parts of a text.
        case open
        case close
    }

    let kind: Kind
    /// The column in characters, counted from 1.
    let column: Int

    /// The text in messages.
    var shown: String {
        switch kind {
        case .word(let word): "'\(word)'"
        case .text(let text): "the text \"\(text)\""
        case .number(let number): "the number \(number)"
        case .date(let date): "the day \(date)"
        case .colon: "a colon"
        case .comma: "a comma"
        case .slash: "a slash"
        case .open: "an opening parenthesis"
        case .close: "a closing parenthesis"
        }
    }
}

/// A line with its tokens.
struct DescriptionLine: Hashable {
    /// The line number, counted from 1.
    let number: Int
    /// The number of spaces at the beginning of the line.
    let indentation: Int
    let tokens: [DescriptionToken]
    /// The number of characters in the line.
    let length: Int

    /// Creates an error in this line.
    ///
    /// - Parameter column: the column of the error; `nil` for the column of the first token.
    func error(_ problem: String, at column: Int? = nil) -> DescriptionError {
        DescriptionError(line: number, column: column ?? indentation + 1, problem: problem)
    }
}

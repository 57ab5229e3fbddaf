internal import SwiftSource

/// The lines of one declaration, without the indentation of its first line.
struct DeclarationExcerpt {
    /// The first line number, counted from 1.
    let line: Int
    let text: String

    private static let keywords: Set = [
        "func", "var", "let", "class", "struct", "enum", "protocol", "extension", "actor",
    ]

    /// - Returns: the first declaration of that name, or `nil` if there is none.
    init?(of name: String, in source: String) {
        let tokens = TokenList(Array(source.utf8))
        let place = (0..<tokens.count).first { place in
            if name == "init" {
                return tokens[place].text == "init" && tokens[place + 1].isPunctuation("(")
                    && tokens[place - 1].text != "."
            }
            return tokens[place].text == name && tokens[place - 1].isWord
                && Self.keywords.contains(tokens[place - 1].text)
        }
        guard let place else { return nil }
        let first = tokens[place].line
        let last = tokens[Self.end(of: place, tokens)].line
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let own = lines[(first - 1)..<min(last, lines.count)]
        let indentation = own.first?.prefix { $0 == " " }.count ?? 0
        line = first
        text = own.map { line in
            line.prefix(indentation).allSatisfy { $0 == " " }
                ? String(line.dropFirst(indentation)) : String(line)
        }
        .joined(separator: "\n")
    }

    /// Returns the closing brace of the body; for a declaration without a body, its last token.
    private static func end(of place: Int, _ tokens: TokenList) -> Int {
        var last = place
        while last + 1 < tokens.count {
            let next = last + 1
            // A declaration ends with its line, unless an arrow, a clause or a body continues it.
            let goesOn = ["->", "where", "{", "async", "throws", ":", "="].contains(
                tokens[next].text
            )
            guard goesOn || tokens[next].line == tokens[last].line else { return last }
            if tokens[next].isPunctuation("{") { return tokens.end(of: next) }
            last = tokens.end(of: next)
        }
        return last
    }
}

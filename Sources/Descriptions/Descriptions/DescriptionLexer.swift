/// Splits a text into lines and tokens, without empty lines and comments.
struct DescriptionLexer {
    /// The maximum number of characters in a text. No handwritten description reaches it.
    static let largestText = 200

    static func lines(of source: String) throws(DescriptionError) -> [DescriptionLine] {
        var lines: [DescriptionLine] = []
        let all = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, text) in all.enumerated() {
            let line = try line(text, number: index + 1)
            if !line.tokens.isEmpty { lines.append(line) }
        }
        return lines
    }

    private static func line(
        _ text: Substring,
        number: Int
    ) throws(DescriptionError) -> DescriptionLine {
        let indentation = text.prefix { $0 == " " }.count
        var lexer = DescriptionLexer(rest: text.dropFirst(indentation), line: number)
        lexer.column = indentation + 1
        var tokens: [DescriptionToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return DescriptionLine(
            number: number,
            indentation: indentation,
            tokens: tokens,
            length: text.count
        )
    }

    private var rest: Substring
    private let line: Int
    private var column = 1

    private init(rest: Substring, line: Int) {
        self.rest = rest
        self.line = line
    }

    private mutating func next() throws(DescriptionError) -> DescriptionToken? {
        while rest.first == " " { advance() }
        // Blanks and tabs at the end of a line are allowed.
        guard let first = rest.first, first != "#", !rest.allSatisfy(\.isWhitespace) else {
            return nil
        }
        let start = column
        let kind: DescriptionToken.Kind
        switch first {
        case ":":
            advance()
            kind = .colon
        case ",":
            advance()
            kind = .comma
        case "/":
            advance()
            kind = .slash
        case "(":
            advance()
            kind = .open
        case ")":
            advance()
            kind = .close
        case "\"": kind = .text(try text())
        case _ where first.isASCII && first.isLetter:
            kind = .word(take { $0.isASCII && ($0.isLetter || $0.isNumber) })
        case "-" where rest.dropFirst().first?.isNumber != true:
            throw error("names must not contain hyphens; write two words", at: start)
        case _ where first.isASCII && first.isNumber || first == "-": kind = try number()
        case "\t":
            throw error("a tab; indent lines with four spaces per level", at: start)
        case "“", "”", "„", "‘", "’", "'":
            throw error(
                "\(first) does not begin a text; use straight quotes, \"like this\"",
                at: start
            )
        default:
            throw error(
                "unexpected '\(first)'; names are English words of letters and digits, and "
                    + "texts need quotes, \"like this\"",
                at: start
            )
        }
        return DescriptionToken(kind: kind, column: start)
    }

    private mutating func text() throws(DescriptionError) -> String {
        let start = column
        advance()
        var text = ""
        while let character = rest.first, character != "\"" {
            advance()
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let escaped = rest.first, escaped == "\"" || escaped == "\\" else {
                throw error("\\ may only precede \" or \\; write \\\\ for one", at: column - 1)
            }
            text.append(escaped)
            advance()
        }
        guard rest.first == "\"" else {
            throw error("this text has no closing quote on its line", at: start)
        }
        advance()
        guard text.count <= Self.largestText else {
            throw error(
                "this text has \(text.count) characters; at most \(Self.largestText) are allowed",
                at: start
            )
        }
        let isPrintable = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        guard isPrintable else { throw error("this text contains an invalid character", at: start) }
        return text
    }

    /// Reads a whole number or a date.
    private mutating func number() throws(DescriptionError) -> DescriptionToken.Kind {
        let start = column
        let digits = take { $0.isASCII && ($0.isNumber || $0 == "-") }
        if digits.contains(#/^\d{4}-\d\d-\d\d$/#) { return .date(digits) }
        guard let number = Int(digits), (-1_000_000_000...1_000_000_000).contains(number) else {
            throw error(
                "'\(digits)' is not a whole number between -1000000000 and 1000000000",
                at: start
            )
        }
        return .number(number)
    }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: belongs)
        rest = rest.dropFirst(taken.count)
        column += taken.count
        return String(taken)
    }

    private mutating func advance() {
        rest = rest.dropFirst()
        column += 1
    }

    private func error(_ problem: String, at column: Int) -> DescriptionError {
        DescriptionError(line: line, column: column, problem: problem)
    }
}

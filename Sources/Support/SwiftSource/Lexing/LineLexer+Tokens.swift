/// Reads words, punctuation and other tokens except operators, strings and comments.
extension LineLexer {
    /// Marks the line as code and moves past a token that is on this line only.
    @inline(__always)
    mutating func finishToken(_ kind: LexedToken.Kind, to end: Int) {
        hasCode = true
        previous = LexedToken(kind: kind, start: position, end: end)
        position = end
    }

    /// Moves past the spaces here, of which an indentation can have many.
    @inline(__always)
    mutating func skipSpaces() {
        while let next = EightBytes(bytes, at: position) {
            let spaces = next.leadingSpaces
            position += spaces
            if spaces < EightBytes.count { return }
        }
        while byte(at: position) == ASCII.space { position += 1 }
    }

    @inline(__always)
    mutating func readWord() {
        var end = position + 1
        // Few words are longer.
        if let next = EightBytes(bytes, at: end) { end += next.leadingWordBytes }
        while end < bytes.count, bytes[end].isWord { end += 1 }
        finishToken(.word, to: end)
    }

    @inline(__always)
    mutating func readPunctuation() {
        finishToken(.punctuation, to: position + 1)
    }

    /// Reads a shebang line, which is a token for the parser and therefore code. It must begin at
    /// the first byte; after a byte order mark the parser reads `#`, `!` and operators.
    mutating func readShebang() {
        guard byte(at: 0) == ASCII.pound, byte(at: 1) == ASCII.exclamation else { return }
        finishToken(.literal, to: endOfLine(from: 0))
    }

    /// Reads `#`: the delimiter of a raw string or of a regex literal, or a token of its own. The
    /// word after it (`if`, `selector`) is an ordinary word.
    mutating func readPound() {
        var end = position + 1
        while byte(at: end) == ASCII.pound { end += 1 }
        let pounds = end - position
        switch byte(at: end) {
        case ASCII.quote:
            position = end
            openString(pounds: pounds)
        case ASCII.slash:
            readExtendedRegex(pounds: pounds)
        default:
            readPunctuation()
        }
    }

    /// Reads an identifier in backticks, which may contain anything except a line ending; a
    /// backtick without a partner is punctuation.
    mutating func readBackticks() {
        var end = position + 1
        while end < bytes.count, bytes[end] != ASCII.backtick, !bytes[end].isLineEnding { end += 1 }
        if byte(at: end) == ASCII.backtick {
            finishToken(.literal, to: end + 1)
        } else {
            readPunctuation()
        }
    }

    /// Reads `)`, which closes the current interpolation if no parenthesis is open in it.
    mutating func readRightParenthesis() {
        if parentheses == 0, let frame = frames.popLast() {
            position += 1
            parentheses = frame.parentheses
            readString(frame)
        } else {
            // An unmatched one in incorrect source must not make the count negative.
            parentheses = max(0, parentheses - 1)
            readPunctuation()
        }
    }

    /// Moves past a byte order mark or no-break spaces, which are white space for the compiler.
    mutating func skipUnicodeWhitespace() -> Bool {
        if bytes[position] == 0xC2, byte(at: position + 1) == 0xA0 {
            position += 2
            return true
        }
        if bytes[position] == 0xEF, byte(at: position + 1) == 0xBB, byte(at: position + 2) == 0xBF {
            position += 3
            return true
        }
        return false
    }

    /// Returns the index of the first line ending at or after an index, or of the end of the
    /// source.
    func endOfLine(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !bytes[end].isLineEnding { end += 1 }
        return end
    }
}

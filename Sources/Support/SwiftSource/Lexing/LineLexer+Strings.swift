extension LineLexer {
    /// Reads a string literal from its opening quote, after the pounds before it.
    mutating func openString(pounds: Int) {
        let quote = bytes[position]
        let isMultiline = quote == ASCII.quote && opensMultilineString(pounds: pounds)
        let frame = StringFrame(
            quote: quote,
            pounds: pounds,
            isMultiline: isMultiline,
            line: line,
            parentheses: parentheses
        )
        position += isMultiline ? 3 : 1
        readString(frame)
    }

    /// Continues a string literal to its end or to the start of the next interpolation.
    ///
    /// A single-line literal without closing quote ends with its line.
    mutating func readString(_ frame: StringFrame) {
        hasCode = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte == frame.quote {
                if closes(frame) { return }
                position += 1
            } else if byte == ASCII.backslash {
                if opensInterpolation(frame) { return }
            } else if byte.isLineEnding {
                guard frame.isMultiline else { break }
                endLine()
                // Blank lines of the literal are part of its value.
                hasCode = true
            } else {
                position += 1
            }
        }
        previous = LexedToken(kind: .literal, start: position, end: position)
        if frame.isMultiline {
            warnings.append(LineWarning(kind: .unterminatedString, line: frame.line))
        }
    }

    /// Closes the interpolations of single-line literals at a line ending, because neither they nor
    /// their literals can continue on the next line.
    mutating func leaveSingleLineStrings() {
        while let frame = frames.last, !frame.isMultiline {
            parentheses = frame.parentheses
            frames.removeLast()
        }
    }

    /// Returns true if the quote here is the first of three that open a multi-line literal. With
    /// pounds, three quotes can also be a single-line literal (`#"""#`), if a closing delimiter is
    /// on the same line.
    private func opensMultilineString(pounds: Int) -> Bool {
        let content = position + 3
        guard isQuotePair(at: position + 1) else { return false }
        guard pounds > 0 else { return true }
        if hasPounds(pounds, at: content) { return false }
        var index = content
        while index < bytes.count, !bytes[index].isLineEnding {
            if bytes[index] == ASCII.quote, hasPounds(pounds, at: index + 1) { return false }
            index += 1
        }
        return true
    }

    /// Moves past the closing delimiter if it is here.
    private mutating func closes(_ frame: StringFrame) -> Bool {
        var end = position + 1
        if frame.isMultiline {
            guard isQuotePair(at: end) else { return false }
            end += 2
        }
        guard hasPounds(frame.pounds, at: end) else { return false }
        if frame.pounds > 0 {
            // Too many pounds are an error, and must not open another raw string.
            while byte(at: end) == ASCII.pound { end += 1 }
        }
        finishToken(.literal, to: end)
        return true
    }

    /// Moves past the escape here, or past the backslash if the pounds of an escape are missing.
    /// Returns true if the escape opened an interpolation.
    private mutating func opensInterpolation(_ frame: StringFrame) -> Bool {
        position += 1
        guard hasPounds(frame.pounds, at: position) else { return false }
        position += frame.pounds
        switch byte(at: position) {
        case ASCII.leftParenthesis:
            frames.append(frame)
            parentheses = 0
            readPunctuation()
            return true
        case ASCII.quote, ASCII.apostrophe, ASCII.backslash:
            position += 1
            return false
        default:
            return false
        }
    }

    private func isQuotePair(at index: Int) -> Bool {
        byte(at: index) == ASCII.quote && byte(at: index + 1) == ASCII.quote
    }

    private func hasPounds(_ pounds: Int, at index: Int) -> Bool {
        var index = index
        let end = index + pounds
        while index < end {
            guard byte(at: index) == ASCII.pound else { return false }
            index += 1
        }
        return true
    }
}

/// Reads operators, and tokens that contain operator characters: comments, regex literals and
/// editor placeholders.
extension LineLexer {
    @inline(__always)
    mutating func readOperator() {
        let first = bytes[position]
        if first == ASCII.period, !byte(at: position + 1).isOperator {
            // The most frequent operator by far.
            return finishToken(.operation, to: position + 1)
        }
        if first == ASCII.slash {
            switch byte(at: position + 1) {
            case ASCII.slash: return readLineComment()
            case ASCII.star: return readBlockComment()
            default: break
            }
        }
        readOperatorRun(first)
    }

    private mutating func readOperatorRun(_ first: UInt8) {
        if first == ASCII.less, let end = endOfPlaceholder(at: position) {
            return finishToken(.literal, to: end)
        }
        if first == ASCII.exclamation || first == ASCII.question, isLeftBound(position) {
            // Directly after an operand each of these is a token of its own.
            let kind: LexedToken.Kind = isWord(previous, "try") ? .tryMark : .operation
            return finishToken(kind, to: position + 1)
        }

        let start = position
        var end = start + 1
        var slash = first == ASCII.slash ? start : nil
        while end < bytes.count, bytes[end].isOperator {
            let byte = bytes[end]
            // A period continues only an operator that began with one.
            if byte == ASCII.period, first != ASCII.period { break }
            if byte == ASCII.less, endOfPlaceholder(at: end) != nil { break }
            if byte == ASCII.slash, slash == nil { slash = end }
            end += 1
        }
        if let slash {
            if let regexEnd = regexEnd(at: slash, inOperator: start..<end) {
                return finishToken(.literal, to: regexEnd)
            }
            end = startOfComment(in: start..<end) ?? end
        }
        finishToken(.operation, to: end)
    }

    /// Returns the beginning of a comment inside an operator, as in `+/*` and `+//`. The first
    /// character is excluded, because it was examined before.
    private func startOfComment(in operation: Range<Int>) -> Int? {
        var index = operation.lowerBound + 1
        while index < operation.upperBound {
            if bytes[index] == ASCII.slash {
                let next = byte(at: index + 1)
                if next == ASCII.slash || next == ASCII.star { return index }
            }
            index += 1
        }
        return nil
    }

    /// Returns the end of an editor placeholder `<#…#>`, which is one token with any content.
    private func endOfPlaceholder(at start: Int) -> Int? {
        guard byte(at: start + 1) == ASCII.pound else { return nil }
        var index = start + 2
        while index < bytes.count, bytes[index] != ASCII.lineFeed {
            let next = byte(at: index + 1)
            if bytes[index] == ASCII.less, next == ASCII.pound { return nil }
            if bytes[index] == ASCII.pound, next == ASCII.greater { return index + 2 }
            index += 1
        }
        return nil
    }

    /// Returns true if an operator that begins here follows its left side without white space.
    func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let before = start > 1 ? bytes[start - 2] : ASCII.nul
        switch bytes[start - 1] {
        case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, ASCII.nul,
            ASCII.leftParenthesis, ASCII.leftBracket, ASCII.leftBrace,
            ASCII.comma, ASCII.semicolon, ASCII.colon:
            return false
        case ASCII.slash:
            // The end of a block comment is white space.
            return before != ASCII.star
        case 0xA0:
            // A no-break space is white space, too.
            return before != 0xC2
        default:
            return true
        }
    }

    /// Returns true if an operator that ends here is followed by its right side without white
    /// space.
    func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        let after = byte(at: end + 1)
        switch byte(at: end) {
        case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, ASCII.nul,
            ASCII.rightParenthesis, ASCII.rightBracket, ASCII.rightBrace,
            ASCII.comma, ASCII.semicolon, ASCII.colon:
            return false
        case ASCII.period:
            return !isLeftBound
        case ASCII.slash:
            return after != ASCII.slash && after != ASCII.star
        case 0xC2:
            return after != 0xA0
        default:
            return true
        }
    }
}

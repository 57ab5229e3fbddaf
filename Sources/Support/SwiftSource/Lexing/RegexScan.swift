/// Looks ahead for the end of a regex literal, by the rules with which the compiler's lexer
/// distinguishes it from operators.
struct RegexScan {
    let bytes: UnsafeBufferPointer<UInt8>

    /// The current index; initially after the opening slash.
    var position: Int

    /// The number of `#` around the literal; zero for a literal between plain slashes.
    let pounds: Int

    /// Indicates whether it must be a literal, because nothing else is possible here.
    let isCertain: Bool

    private var groups = 0
    private var characterClasses = 0

    init(bytes: UnsafeBufferPointer<UInt8>, position: Int, pounds: Int, isCertain: Bool) {
        self.bytes = bytes
        self.position = position
        self.pounds = pounds
        self.isCertain = isCertain
    }

    /// Returns the index after the literal; `nil` if it is not a literal. A certain literal without
    /// an end extends to the end of its first line.
    mutating func end() -> Int? {
        let firstLineEnd = lineEnd(from: position)
        let isMultiline = pounds > 0 && isBlank(position..<firstLineEnd)
        while position < bytes.count {
            switch bytes[position] {
            case ASCII.slash:
                if let end = endOfClosingPounds() {
                    // If it does not close, stop before the slash, because a comment begins there.
                    return closes(at: end) ? end : isCertain ? position : nil
                }
                position += 1
            case ASCII.lineFeed, ASCII.carriageReturn:
                guard isMultiline else { return isCertain ? position : nil }
                position += 1
            case ASCII.backslash:
                position += 1
                let escapesLineEnding = position < bytes.count && bytes[position].isLineEnding
                if !escapesLineEnding { position += 1 }
            default:
                guard readPattern(bytes[position]) else { return nil }
                position += 1
            }
        }
        return isCertain ? firstLineEnd : nil
    }

    /// Updates groups and character classes. Returns `false` for an unmatched `)`, which means that
    /// the slash before it was an operator in parentheses.
    private mutating func readPattern(_ byte: UInt8) -> Bool {
        switch byte {
        case ASCII.leftParenthesis where characterClasses == 0:
            groups += 1
        case ASCII.rightParenthesis where characterClasses == 0:
            if groups == 0 { return isCertain }
            groups -= 1
        case ASCII.leftBracket:
            characterClasses += 1
        case ASCII.rightBracket:
            characterClasses = max(0, characterClasses - 1)
        default:
            break
        }
        return true
    }

    /// Returns the index after the slash here and the pounds that follow; `nil` if there are too
    /// few.
    private func endOfClosingPounds() -> Int? {
        guard pounds > 0 else { return position + 1 }
        var end = position + 1
        while end < bytes.count, bytes[end] == ASCII.pound { end += 1 }
        return end - position > pounds ? end : nil
    }

    /// Returns true if a closing delimiter is valid. Between plain slashes it is invalid if it
    /// opens a comment, or follows white space: `a / b / c` is a division.
    private func closes(at end: Int) -> Bool {
        guard pounds == 0 else { return true }
        if end < bytes.count, bytes[end] == ASCII.slash || bytes[end] == ASCII.star { return false }
        return isCertain || !endsWithUnescapedSpace
    }

    private var endsWithUnescapedSpace: Bool {
        let last = bytes[position - 1]
        guard last == ASCII.space || last == ASCII.tab else { return false }
        var backslashes = 0
        var index = position - 2
        while index >= 0, bytes[index] == ASCII.backslash {
            backslashes += 1
            index -= 1
        }
        return backslashes.isMultiple(of: 2)
    }

    private func lineEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !bytes[end].isLineEnding { end += 1 }
        return end
    }

    private func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == ASCII.space || $0 == ASCII.tab }
    }
}

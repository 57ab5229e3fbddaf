extension LineLexer {
    /// Returns the end of the regex literal that begins at the first slash of an operator; `nil` if
    /// the slash belongs to the operator.
    func regexEnd(at slash: Int, inOperator operation: Range<Int>) -> Int? {
        let leftBound = isLeftBound(operation.lowerBound)
        guard !leftBound, !declaresOperator else { return nil }
        var isCertain = false
        if !isRightBound(operation.upperBound, isLeftBound: leftBound) {
            // It looks like a binary operator, and is one unless an expression must follow.
            guard expectsExpression else { return nil }
            isCertain = !opensArgument
        }

        let next = byte(at: slash + 1)
        guard next != ASCII.slash, next != ASCII.star else { return nil }
        guard slash == 0 || bytes[slash - 1] != ASCII.star else { return nil }
        if !isCertain, next == ASCII.space || next == ASCII.tab { return nil }
        var scan = RegexScan(bytes: bytes, position: slash + 1, pounds: 0, isCertain: isCertain)
        return scan.end()
    }

    /// Reads a regex literal with pounds, which may span lines if its first line is empty.
    ///
    /// An unterminated literal ends with its first line, so that the following source is read as
    /// code.
    mutating func readExtendedRegex(pounds: Int) {
        let content = position + pounds + 1
        var scan = RegexScan(bytes: bytes, position: content, pounds: pounds, isCertain: true)
        let end = scan.end() ?? endOfLine(from: content)
        hasCode = true
        while position < end {
            if bytes[position].isLineEnding {
                endLine()
                hasCode = true
            } else {
                position += 1
            }
        }
        previous = LexedToken(kind: .literal, start: position, end: position)
    }
}

extension LineLexer {
    /// Reads `//` up to the line ending.
    mutating func readLineComment() {
        hasComment = true
        position = endOfLine(from: position + 2)
    }

    /// Reads `/*` to the matching `*/`, because Swift's block comments nest; to the end of the
    /// source, with a warning, if there is none.
    mutating func readBlockComment() {
        let openingLine = line
        var depth = 1
        hasComment = true
        // Starts after both characters, so that the star of `/*/` does not close the comment.
        position += 2
        while position < bytes.count {
            switch bytes[position] {
            case ASCII.star where byte(at: position + 1) == ASCII.slash:
                position += 2
                depth -= 1
                if depth == 0 { return }
            case ASCII.slash where byte(at: position + 1) == ASCII.star:
                position += 2
                depth += 1
            case ASCII.lineFeed, ASCII.carriageReturn:
                endLine()
                hasComment = true
            default:
                position += 1
            }
        }
        warnings.append(LineWarning(kind: .unterminatedComment, line: openingLine))
    }
}

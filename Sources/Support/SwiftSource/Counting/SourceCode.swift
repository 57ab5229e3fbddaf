/// Removes comments from Swift source, to detect changes of code.
package enum SourceCode {
    /// Returns a source with each comment replaced by a space; the line endings inside of comments
    /// remain.
    ///
    /// - Returns: the source with all lines, so that they keep their numbers, and the source
    ///   without lines that contain no code. In the former, lines of comments contain only their
    ///   indentation.
    package static func withoutComments(
        in source: [UInt8]
    ) -> (keepingLines: [UInt8], droppingLines: [UInt8]) {
        let code = source.withUnsafeBufferPointer(blanked)
        return (code, withoutEmptyLines(code, of: source))
    }

    /// - Parameters:
    ///   - code: the source without comments, with all lines.
    ///   - source: the source with comments.
    private static func withoutEmptyLines(_ code: [UInt8], of source: [UInt8]) -> [UInt8] {
        let kinds = LineCounter().kinds(of: source)
        return code.withUnsafeBufferPointer { code in
            var kept: [UInt8] = []
            kept.reserveCapacity(code.count)
            var start = 0
            for kind in kinds {
                let end = endOfLine(in: code, from: start)
                // A blank line in a string literal is code.
                if kind == .code { kept += UnsafeBufferPointer(rebasing: code[start..<end]) }
                start = end
            }
            return kept
        }
    }

    private static func blanked(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var lexer = LineLexer(source, keepsKinds: false)
        var code: [UInt8] = []
        code.reserveCapacity(source.count)
        lexer.readShebang()
        // Code is copied from comment to comment, because copying each token takes several times as
        // long.
        var copied = 0
        while lexer.position < source.count {
            let start = lexer.position
            lexer.read(to: start + 1)
            // A slash that begins no token begins a comment.
            guard source[start] == ASCII.slash, lexer.previous.end <= start else { continue }
            code += UnsafeBufferPointer(rebasing: source[copied..<start])
            code.append(ASCII.space)
            for index in start..<lexer.position where source[index].isLineEnding {
                code.append(source[index])
            }
            copied = lexer.position
        }
        code += UnsafeBufferPointer(rebasing: source[copied...])
        return code
    }

    /// Returns the index after the line ending, which may be a pair.
    private static func endOfLine(in code: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var ending = start
        while ending < code.count, !code[ending].isLineEnding { ending += 1 }
        guard ending < code.count else { return code.count }
        let isPair =
            code[ending] == ASCII.carriageReturn && ending + 1 < code.count
            && code[ending + 1] == ASCII.lineFeed
        return ending + (isPair ? 2 : 1)
    }
}

extension SourceToken {
    /// Returns the tokens of a source, in order. Comments and a shebang are not tokens.
    ///
    /// A string with interpolations consists of their contents, each in parentheses, and then one
    /// literal for the string: `"a\(b)c"` is `(`, `b`, `)` and the literal that ends in `c"`.
    package static func tokens(of source: UnsafeBufferPointer<UInt8>) -> [SourceToken] {
        var lexer = LineLexer(source, keepsKinds: false)
        var tokens: [SourceToken] = []
        lexer.readShebang()
        while lexer.position < source.count { lexer.read(addingTo: &tokens) }
        return tokens
    }

    /// Returns the tokens of a source as bytes.
    package static func tokens(of source: [UInt8]) -> [SourceToken] {
        source.withUnsafeBufferPointer { tokens(of: $0) }
    }
}

extension LineLexer {
    /// Reads the text here, and adds its tokens. Counting lines does not need tokens, so it does
    /// not call this.
    mutating func read(addingTo tokens: inout [SourceToken]) {
        let start = position
        let line = self.line
        let closesInterpolation =
            bytes[start] == ASCII.rightParenthesis && parentheses == 0 && !frames.isEmpty
        read(to: start + 1)
        // If nothing was a token, the last token is unchanged.
        guard previous.end > start else { return }
        if closesInterpolation {
            let range = start..<start + 1
            tokens.append(SourceToken(kind: .punctuation, range: range, line: line))
        }
        let token = previous
        let isName = bytes[start] == ASCII.backtick && token.kind == .literal
        guard let kind = isName ? .escapedName : sourceKind(of: token) else { return }
        if kind == .literal {
            // The lexer stores only the end of a literal.
            let range = (closesInterpolation ? start + 1 : start)..<token.end
            tokens.append(SourceToken(kind: kind, range: range, line: line))
        } else {
            tokens.append(SourceToken(kind: kind, range: token.start..<token.end, line: self.line))
        }
    }

    private func sourceKind(of token: LexedToken) -> SourceToken.Kind? {
        switch token.kind {
        case .none: nil
        case .word: .word
        case .punctuation: .punctuation
        case .tryMark: .tryMark
        case .literal: .literal
        case .operation: .operation(fixity(of: token))
        }
    }

    private func fixity(of token: LexedToken) -> SourceToken.Fixity {
        let leftBound = isLeftBound(token.start)
        let first = bytes[token.start]
        if first == ASCII.question || first == ASCII.exclamation, leftBound { return .postfix }
        let rightBound = isRightBound(token.end, isLeftBound: leftBound)
        if leftBound == rightBound { return .infix }
        return leftBound ? .postfix : .prefix
    }
}

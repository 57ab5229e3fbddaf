import SwiftSyntax

/// Marks each line that a token or a comment touches.
///
/// The parts of a string or regex literal are tokens, line endings included, so that their blank
/// lines are code; a block comment is one piece, so that its blank lines are comment.
final class LineMarker: SyntaxVisitor {
    private(set) var kinds: [LineKind]

    private let starts: [Int]
    private var line = 0

    init(_ lines: SourceLines) {
        kinds = Array(repeating: .blank, count: lines.count)
        starts = lines.starts
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .stringSegment = token.tokenKind {
            // What stands around its text is its own: indentation, and the line ending before the
            // closing delimiter.
            mark(token.position.utf8Offset..<token.endPosition.utf8Offset, as: .code)
            return .skipChildren
        }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        mark(token.leadingTrivia, from: token.position.utf8Offset)
        mark(start..<end, as: .code)
        mark(token.trailingTrivia, from: end)
        return .skipChildren
    }

    private func mark(_ trivia: Trivia, from start: Int) {
        var start = start
        for piece in trivia.pieces {
            let end = start + piece.sourceLength.utf8Length
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                mark(start..<end, as: .comment)
            case .unexpectedText(let text) where !Self.isPassedOver(text):
                mark(start..<end, as: .code)
            default:
                break
            }
            start = end
        }
    }

    /// Bytes that the compiler reads as white space, at most with a warning: byte order marks, NUL
    /// and no-break spaces.
    private static func isPassedOver(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { ["\u{FEFF}", "\0", "\u{A0}"].contains($0) }
    }

    /// Marks the lines of a range, which begins no earlier than the one before.
    private func mark(_ range: Range<Int>, as kind: LineKind) {
        guard !range.isEmpty else { return }
        while line + 1 < starts.count, starts[line + 1] <= range.lowerBound { line += 1 }
        var touched = line
        while touched < starts.count, starts[touched] < range.upperBound {
            if kinds[touched] != .code { kinds[touched] = kind }
            touched += 1
        }
    }
}

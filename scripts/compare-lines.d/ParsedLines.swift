import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The lines of a source as the compiler's parser sees them.
struct ParsedLines {
    let lines: SourceLines
    let kinds: [LineKind]
    private let tree: SourceFileSyntax

    init(_ source: [UInt8]) {
        let bytes = Self.withLettersForInvalidBytes(source)
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = SourceLines(bytes)
        let marker = LineMarker(lines)
        marker.walk(tree)
        self.lines = lines
        self.kinds = marker.kinds
        self.tree = tree
    }

    /// The first syntax error and its line, the first line being 0. From there on the parser guesses
    /// where a token was meant to end, and is no authority.
    var firstError: (line: Int, message: String)? {
        guard tree.hasError else { return nil }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
            $0.diagMessage.severity == .error
        }
        guard let first = errors.min(by: { $0.position < $1.position }) else { return nil }
        let line = lines.starts.lastIndex { $0 <= first.position.utf8Offset } ?? 0
        return (line, first.message)
    }

    /// The source itself if it is UTF-8; otherwise each byte beyond ASCII becomes a letter. The
    /// parser gives comments as repaired text, whose length is not that of the source.
    private static func withLettersForInvalidBytes(_ source: [UInt8]) -> [UInt8] {
        if String(validating: source, as: UTF8.self) != nil { return source }
        return source.map { $0 < 0x80 ? $0 : UInt8(ascii: "x") }
    }
}

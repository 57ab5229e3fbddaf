/// Counts the lines of Swift source, or says of each line what it holds.
///
/// The source is bytes, not text: NUL and invalid UTF-8 are counted, not refused. Lines end with LF,
/// CR or CRLF. What a token is follows the compiler's own lexer; what is not measured is whether
/// the source compiles. Inactive `#if` branches are code like the active ones.
package struct LineCounter: Sendable {
    /// A counter; it has no state and can be shared.
    package init() {}

    /// The counts of a source that is already in memory as a buffer, which is not kept.
    package func count(_ source: UnsafeBufferPointer<UInt8>) -> CountedLines {
        var lexer = LineLexer(source, keepsKinds: false)
        lexer.run()
        return CountedLines(counts: lexer.counts, warnings: lexer.warnings)
    }

    /// The counts of a source given as bytes.
    package func count(_ source: [UInt8]) -> CountedLines {
        source.withUnsafeBufferPointer { count($0) }
    }

    /// The counts of a source given as text.
    package func count(_ source: String) -> CountedLines {
        count(Array(source.utf8))
    }

    /// The kind of every line, first line first; as many elements as the source has lines.
    package func kinds(of source: UnsafeBufferPointer<UInt8>) -> [LineKind] {
        var lexer = LineLexer(source, keepsKinds: true)
        lexer.run()
        return lexer.kinds
    }

    /// The kind of every line of a source given as bytes.
    package func kinds(of source: [UInt8]) -> [LineKind] {
        source.withUnsafeBufferPointer { kinds(of: $0) }
    }

    /// The kind of every line of a source given as text.
    package func kinds(of source: String) -> [LineKind] {
        kinds(of: Array(source.utf8))
    }
}

/// Counts the lines of Swift source, or returns the kind of each line.
///
/// The source consists of bytes, not text: NUL and invalid UTF-8 are counted, not refused. Lines
/// end with LF, CR or CRLF. Tokens are defined as in the compiler's own lexer, but the source need
/// not compile. Inactive `#if` branches are code like the active ones.
package struct LineCounter: Sendable {
    /// Creates a counter; it has no state and can be shared.
    package init() {}

    /// Returns the counts of a source in a buffer, which is not retained.
    package func count(_ source: UnsafeBufferPointer<UInt8>) -> CountedLines {
        var lexer = LineLexer(source, keepsKinds: false)
        lexer.run()
        return CountedLines(counts: lexer.counts, warnings: lexer.warnings)
    }

    /// Returns the counts of a source as bytes.
    package func count(_ source: [UInt8]) -> CountedLines {
        source.withUnsafeBufferPointer { count($0) }
    }

    /// Returns the counts of a source as text.
    package func count(_ source: String) -> CountedLines {
        count(Array(source.utf8))
    }

    /// Returns the kind of every line, in order.
    package func kinds(of source: UnsafeBufferPointer<UInt8>) -> [LineKind] {
        var lexer = LineLexer(source, keepsKinds: true)
        lexer.run()
        return lexer.kinds
    }

    /// Returns the kind of every line of a source as bytes.
    package func kinds(of source: [UInt8]) -> [LineKind] {
        source.withUnsafeBufferPointer { kinds(of: $0) }
    }

    /// Returns the kind of every line of a source as text.
    package func kinds(of source: String) -> [LineKind] {
        kinds(of: Array(source.utf8))
    }
}

/// The lines of one source, with warnings.
package struct CountedLines: Hashable, Sendable {
    /// The number of lines of each kind.
    package let counts: LineCounts

    /// The warnings about unterminated comments and strings, in the order of their beginnings.
    package let warnings: [LineWarning]
}

/// The lines of one source and what was odd about it.
package struct CountedLines: Hashable, Sendable {
    /// How many lines there are of each kind.
    package let counts: LineCounts

    /// What was never closed, in the order in which it was opened.
    package let warnings: [LineWarning]
}

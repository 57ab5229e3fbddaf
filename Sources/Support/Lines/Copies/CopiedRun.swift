/// Lines of one file that another has, too, in the same order and next to one another.
package struct CopiedRun: Hashable, Sendable, Codable {
    /// Where they stand in the copy.
    package let path: String
    /// Their first and last line there, the first of a file being 1.
    package let lines: ClosedRange<Int>
    /// How many of these hold code that was compared; comments, imports and closing brackets do not.
    package let count: Int
    /// Where the first place stands that has them, too.
    package let originalPath: String
    package let originalLine: Int

    package init(
        path: String,
        lines: ClosedRange<Int>,
        count: Int,
        originalPath: String,
        originalLine: Int
    ) {
        self.path = path
        self.lines = lines
        self.count = count
        self.originalPath = originalPath
        self.originalLine = originalLine
    }
}

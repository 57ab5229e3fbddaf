/// A run of adjacent lines of one file that another file also contains, in the same order.
package struct CopiedRun: Hashable, Sendable, Codable {
    /// The path of the copy.
    package let path: String
    /// The first and the last line in the copy, from 1.
    package let lines: ClosedRange<Int>
    /// The number of compared code lines in the run. Comments, imports and closing brackets are not
    /// counted.
    package let count: Int
    /// The path of the first file that contains the original.
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

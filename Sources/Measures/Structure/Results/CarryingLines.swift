/// The lines of a file with binding code, which transfers a change from state to view.
package struct CarryingLines: Hashable, Sendable, Codable {
    /// The file name without its folder.
    package let file: String
    /// The line ranges in ascending order, which may contain comments and blank lines.
    package let lines: [ClosedRange<Int>]
    /// The number of code lines among them.
    package let code: Int

    package init(file: String, lines: [ClosedRange<Int>], code: Int) {
        self.file = file
        self.lines = lines
        self.code = code
    }
}

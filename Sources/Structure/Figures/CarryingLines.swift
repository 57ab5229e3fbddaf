/// The lines of a file that carry a change from state to view.
package struct CarryingLines: Hashable, Sendable, Codable {
    /// The file's name, without its folder.
    package let file: String
    /// As ranges in ascending order, which may hold comments and blank lines.
    package let lines: [ClosedRange<Int>]
    /// How many of them are code.
    package let code: Int

    package init(file: String, lines: [ClosedRange<Int>], code: Int) {
        self.file = file
        self.lines = lines
        self.code = code
    }
}

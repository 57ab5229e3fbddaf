/// Why a text is no description.
package struct DescriptionError: Error, Hashable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    /// Counted in characters, from 1.
    package let column: Int
    /// What is wrong, and what would be right.
    package let problem: String

    package init(line: Int, column: Int, problem: String) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    package var description: String { "\(line):\(column): \(problem)" }
}

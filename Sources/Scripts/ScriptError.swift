/// Why a text is not a script.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; `nil` where no single line is to blame.
    package let line: Int?
    /// What is wrong and what was expected.
    package let problem: String

    package init(line: Int?, problem: String) {
        self.line = line
        self.problem = problem
    }

    package var description: String {
        line.map { "line \($0): \(problem)" } ?? problem
    }
}

/// An error in the text of a scenario.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line number from 1; `nil` if no single line causes the error.
    package let line: Int?
    /// The problem and what was expected.
    package let problem: String

    package init(line: Int?, problem: String) {
        self.line = line
        self.problem = problem
    }

    package var description: String {
        line.map { "line \($0): \(problem)" } ?? problem
    }
}

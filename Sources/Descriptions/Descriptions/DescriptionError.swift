/// The reason why a text is not a valid description.
package struct DescriptionError: Error, Hashable, CustomStringConvertible {
    /// The line number, counted from 1.
    package let line: Int
    /// The column in characters, counted from 1.
    package let column: Int
    /// The problem and how to correct it.
    package let problem: String

    package var description: String { "\(line):\(column): \(problem)" }
}

package import Matrix

/// A place in a cell that breaks a rule of its architecture.
package struct ArchitectureBreach: Hashable, Sendable, CustomStringConvertible {
    package let cell: Cell
    package let rule: ArchitectureRule
    /// The path from the package's root.
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// What refers, as `BlogsView`; a file that imports is called by its name.
    package let from: String
    /// What is referred to, with its module where that is another, as `Model.Blog`.
    package let to: String

    /// Place, both types, rule and reason in two lines.
    package var description: String {
        "\(file):\(line): \(from) refers to \(to)\n  \(rule.identifier): \(rule.reason)"
    }
}

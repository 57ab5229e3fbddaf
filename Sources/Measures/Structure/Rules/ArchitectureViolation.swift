package import Matrix

/// A violation of a dependency rule.
package struct ArchitectureViolation: Hashable, Sendable, CustomStringConvertible {
    package let implementation: Implementation
    package let rule: ArchitectureRule
    /// The path from the package's root.
    package let file: String
    /// The line number, from 1.
    package let line: Int
    /// The declaration that refers, such as `BlogsView`; an importing file is identified by its
    /// name.
    package let from: String
    /// The target, with its module if it is another, such as `Model.Blog`.
    package let to: String

    /// The position and both types.
    package var reference: String { "\(file):\(line): \(from) refers to \(to)" }

    /// The reference, the rule and its reason, in two lines.
    package var description: String { "\(reference)\n  \(rule.identifier): \(rule.reason)" }
}

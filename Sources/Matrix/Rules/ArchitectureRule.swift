/// Who may not know whom in an architecture, and why.
///
/// A rule is about what the source says, not about what might happen when it runs: it is broken by
/// a reference to a declaration, or by the import of a module that is forbidden as a whole.
package struct ArchitectureRule: Hashable, Sendable {
    /// The name that a breach is told with, as `mvc-view-to-model`.
    package let identifier: String
    /// Who may not know.
    package let from: Set<ArchitecturePart>
    /// What must stay unknown.
    package let to: Set<ArchitecturePart>
    /// Why, in one sentence.
    package let reason: String

    init(
        _ identifier: String,
        from: Set<ArchitecturePart>,
        to: Set<ArchitecturePart>,
        _ reason: String
    ) {
        self.identifier = identifier
        self.from = from
        self.to = to
        self.reason = reason
    }
}

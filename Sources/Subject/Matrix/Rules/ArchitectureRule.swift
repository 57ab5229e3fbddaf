/// A dependency rule of an architecture, with its reason.
///
/// A rule applies to the source code, not to the behaviour at run time: a reference to a
/// declaration violates it, or the import of a forbidden module.
package struct ArchitectureRule: Hashable, Sendable {
    /// The name that is reported with a violation, such as `mvc-view-to-model`.
    package let identifier: String
    /// The parts that must not have the dependency.
    package let from: Set<ArchitecturePart>
    /// The parts that they must not use.
    package let to: Set<ArchitecturePart>
    /// The reason, in one sentence.
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

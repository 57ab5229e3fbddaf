/// Something that was decided in the name of a variant, and that one of its advocates might have
/// decided in another way.
package struct Caveat: Hashable, Sendable {
    /// What a decision can move.
    package enum Figure: String, Hashable, Sendable, CaseIterable {
        case codeLines = "code lines"
        case files
        case types
        case distribution
        case assignments = "statements that set up views"
        case decisions = "decision points"
        case testability = "lines reached without a view"
        case mutation = "mutants killed without a view"
        case latency
    }

    /// By how much, where a report can tell.
    package enum Effect: Hashable, Sendable {
        /// The files of a role, of all files of the cell, and their code lines.
        case size(of: Role)
    }

    /// What was decided, as a sentence.
    package let decision: String
    /// Why, as a sentence.
    package let reason: String
    /// What would be different had it been decided in another way.
    package let moves: Set<Figure>
    package let effect: Effect?

    init(_ decision: String, because reason: String, moves: Set<Figure>, effect: Effect? = nil) {
        self.decision = decision
        self.reason = reason
        self.moves = moves
        self.effect = effect
    }
}

/// Where a source can be mutated, and how.
///
/// All mutants of a package are compiled at once, each behind a condition that chooses it while tests
/// run: a mutant schema. Untch, Offutt, Harrold, "Mutation Analysis Using Mutant Schemata"
/// (ISSTA 1993). Building each mutant by itself would take hours.
struct MutationSite: Hashable {
    enum Change: Hashable {
        case delete
        case negate
        case refuse
        /// Another value instead, as source.
        case replace(String)
    }

    /// The bytes that the change is put around.
    let range: Range<Int>
    let change: Change

    var mutationOperator: MutationOperator {
        switch change {
        case .delete: .statementDeleted
        case .negate: .conditionNegated
        case .refuse: .patternRefused
        case .replace: .literalReplaced
        }
    }

    /// What goes before and behind the bytes. It adds no line, so that whatever a compiler says of a
    /// line is about the same line of the original.
    ///
    /// - Parameter condition: source that tells whether this mutant is chosen.
    func frame(_ condition: String) -> (before: String, behind: String) {
        switch change {
        case .delete: ("if !\(condition) { ", " }")
        case .negate: ("(\(condition) != (", "))")
        case .refuse: ("", ", !\(condition)")
        case .replace(let value): ("(\(condition) ? \(value) : ", ")")
        }
    }
}

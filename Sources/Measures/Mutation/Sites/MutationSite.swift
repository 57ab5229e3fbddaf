/// A location in a source with its mutation.
///
/// All mutants of a package are compiled at once, each behind a condition that selects it at run
/// time: a mutant schema. Untch, Offutt, Harrold, "Mutation Analysis Using Mutant Schemata" (ISSTA
/// 1993). Building each mutant separately would take hours.
struct MutationSite: Hashable {
    enum Change: Hashable {
        case delete
        case negate
        case refuse
        /// A replacement value, as source.
        case replace(String)
    }

    /// The range of bytes around which the change is inserted.
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

    /// Returns the text before and after the bytes. It adds no line, so that compile errors refer
    /// to the lines of the original.
    ///
    /// - Parameter condition: source that returns whether this mutant is selected.
    func frame(_ condition: String) -> (before: String, behind: String) {
        switch change {
        case .delete: ("if !\(condition) { ", " }")
        case .negate: ("(\(condition) != (", "))")
        case .refuse: ("", ", !\(condition)")
        case .replace(let value): ("(\(condition) ? \(value) : ", ")")
        }
    }
}

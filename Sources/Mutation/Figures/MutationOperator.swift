/// A way to put one fault into a source.
///
/// Few operators that concern what cells are made of, calls, conditions and texts, tell about as much
/// as many do. Deleting statements alone comes close: Deng, Offutt, Li, "Empirical Evaluation of the
/// Statement Deletion Mutation Operator" (ICST 2013).
package enum MutationOperator: String, CaseIterable, Hashable, Sendable, Codable {
    /// A call or an assignment is left out. Those that a type needs to be initialised, and a call
    /// whose value is returned, cannot be.
    case statementDeleted = "statement deleted"
    /// A Boolean operand is turned round: of `if`, `guard`, `while` and `where`, of `&&`, `||` and
    /// `? :`, each comparison and each `!`.
    case conditionNegated = "condition negated"
    /// The pattern in a condition (`if let`, `guard case`) never matches.
    case patternRefused = "pattern refused"
    /// `true` for `false` and back, an integer that is one more, an empty string for one that is
    /// not and back.
    case literalReplaced = "literal replaced"

    /// The operators in a paragraph, as Markdown for the page that explains figures.
    package static let text = """
        *Statement deleted*: a call or an assignment is left out. *Condition negated*: a Boolean \
        operand of `if`, `guard`, `while`, `where`, `&&`, `||` or `? :`, a comparison or a `!` is \
        turned round. *Pattern refused*: the pattern of an `if let`, `guard let` or `guard case` \
        never matches. *Literal replaced*: `true` for `false`, an integer that is one more, the \
        empty string for another, and each the other way round.
        """
}

/// A mutation operator.
///
/// Few operators for calls, conditions and texts are about as informative as many. Statement
/// deletion alone comes close: Deng, Offutt, Li, "Empirical Evaluation of the Statement Deletion
/// Mutation Operator" (ICST 2013).
package enum MutationOperator: String, CaseIterable, Hashable, Sendable, Codable {
    /// A call or an assignment is deleted, except where a type needs it for its initialization, and
    /// except a call whose value is returned.
    case statementDeleted = "statement deleted"
    /// A Boolean operand is negated: of `if`, `guard`, `while` and `where`, of `&&`, `||` and `?
    /// :`, each comparison and each `!`.
    case conditionNegated = "condition negated"
    /// The pattern in a condition (`if let`, `guard case`) never matches.
    case patternRefused = "pattern refused"
    /// `true` and `false` are exchanged, an integer is increased by one, and empty and non-empty
    /// strings are exchanged.
    case literalReplaced = "literal replaced"

    /// The description of the operators for the method page, as Markdown.
    package static let text = """
        *Statement deleted*: a call or an assignment is left out. *Condition negated*: a Boolean \
        operand of `if`, `guard`, `while`, `where`, `&&`, `||` or `? :`, a comparison or a `!` is \
        negated. *Pattern refused*: the pattern of an `if let`, `guard let` or `guard case` \
        never matches. *Literal replaced*: `true` and `false` are exchanged, an integer is \
        increased by one, and empty and non-empty strings are exchanged.
        """
}

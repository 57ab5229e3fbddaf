package import Matrix

/// The mutation results of one implementation, with view-free tests and with all tests.
package struct ImplementationMutation: Hashable, Sendable, Codable {
    /// The results of the files of one role.
    package struct OfRole: Hashable, Sendable, Codable {
        package let role: Role
        package let score: MutationScore

        package init(role: Role, score: MutationScore) {
            self.role = role
            self.score = score
        }
    }

    package let implementation: Implementation
    /// The roles in the order of ``Role``, without roles that have no mutants.
    package let roles: [OfRole]
    package let total: MutationScore
    /// The number of killed mutants that timed out.
    package let timedOut: Int
    /// The number of stillborn mutants, which did not compile.
    package let stillborn: Int
    /// The mutants that no test kills, by file and line: untested behaviour, or equivalent mutants.
    package let survivors: [Mutant]
    /// The mutants that tests kill. With them, a comparison of reports distinguishes a new mutant
    /// from one that is no longer killed.
    package let killed: [Mutant]

    package init(
        implementation: Implementation,
        roles: [OfRole],
        total: MutationScore,
        timedOut: Int,
        stillborn: Int,
        survivors: [Mutant],
        killed: [Mutant]
    ) {
        self.implementation = implementation
        self.roles = roles
        self.total = total
        self.timedOut = timedOut
        self.stillborn = stillborn
        self.survivors = survivors
        self.killed = killed
    }
}

/// A mutant: an implementation with one injected fault.
package struct Mutant: Hashable, Sendable, Codable {
    package let mutationOperator: MutationOperator
    /// The file name without its folder.
    package let file: String
    /// The line of the fault, from 1.
    package let line: Int
    /// The changed code on that line.
    package let code: String

    package init(mutationOperator: MutationOperator, file: String, line: Int, code: String) {
        self.mutationOperator = mutationOperator
        self.file = file
        self.line = line
        self.code = code
    }
}

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

/// The numbers of mutants that tests kill.
///
/// A mutant is *killed* if tests fail, crash or time out. The share of killed mutants is the
/// mutation score: DeMillo, Lipton, Sayward, "Hints on Test Data Selection" (Computer 11, 1978).
package struct MutationScore: Hashable, Sendable, Codable {
    package static let zero = MutationScore(mutants: 0, killedViewFree: 0, killed: 0)

    package let mutants: Int
    /// The number of mutants that view-free tests kill.
    package let killedViewFree: Int
    /// The number of mutants that all tests of the implementation kill, including view-free tests.
    package let killed: Int

    package init(mutants: Int, killedViewFree: Int, killed: Int) {
        self.mutants = mutants
        self.killedViewFree = killedViewFree
        self.killed = killed
    }

    /// The mutation score of all tests, from 0 to 1; `nil` without mutants.
    package var score: Double? { share(of: killed, in: mutants) }

    /// The mutation score of view-free tests, from 0 to 1; `nil` without mutants.
    package var viewFreeScore: Double? { share(of: killedViewFree, in: mutants) }

    /// The view-free score ÷ the score of all tests. Equivalent mutants, which cannot be killed, do
    /// not affect it. `nil` if no mutant was killed.
    package var ratio: Double? { share(of: killedViewFree, in: killed) }

    private func share(of part: Int, in whole: Int) -> Double? {
        whole == 0 ? nil : Double(part) / Double(whole)
    }

    package static func + (left: MutationScore, right: MutationScore) -> MutationScore {
        MutationScore(
            mutants: left.mutants + right.mutants,
            killedViewFree: left.killedViewFree + right.killedViewFree,
            killed: left.killed + right.killed
        )
    }
}

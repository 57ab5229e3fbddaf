internal import Matrix
internal import Mutation
internal import Report

extension Report {
    /// The mutation results of the variants. View-free tests kill 1 of 4 mutants in MVC and 3 in
    /// MVP. In MVVM none was killed. VIPER has survivors with names that are difficult to print.
    static var sampleMutation: [ImplementationMutation] {
        [
            (
                Variant.mvc, Role.controller,
                MutationScore(mutants: 4, killedViewFree: 1, killed: 4)
            ),
            (.mvp, .presenter, MutationScore(mutants: 4, killedViewFree: 3, killed: 3)),
            (.mvvm, .viewModel, MutationScore(mutants: 1, killedViewFree: 0, killed: 0)),
            (.viper, .interactor, MutationScore(mutants: 5, killedViewFree: 2, killed: 3)),
        ].map { variant, role, score in
            ImplementationMutation(
                implementation: Implementation(feature: .greeting, variant: variant),
                roles: [ImplementationMutation.OfRole(role: role, score: score)],
                total: score,
                timedOut: variant == .mvc ? 2 : 0,
                stillborn: variant == .viper ? 1 : 0,
                survivors: (0..<score.mutants - score.killed).map { index in
                    Mutant(
                        mutationOperator: MutationOperator.allCases[index],
                        file: "a_b<\(role.title)>|.swift",
                        line: 12 + index,
                        code: index == 0 ? "text = \"`*|*`\"" : "a || <b>"
                    )
                },
                killed: (0..<score.killed).map { index in
                    Mutant(
                        mutationOperator: .statementDeleted,
                        file: "Killed.swift",
                        line: index + 1,
                        code: "call\(index)()"
                    )
                }
            )
        }
    }
}

/// How many mutants tests find.
///
/// A mutant that tests fail on, crash on or never end on is *killed*. The share of killed mutants is
/// the mutation score: DeMillo, Lipton, Sayward, "Hints on Test Data Selection" (Computer 11, 1978).
package struct MutationScore: Hashable, Sendable, Codable {
    package static let zero = MutationScore(mutants: 0, killedWithoutView: 0, killed: 0)

    package let mutants: Int
    /// Those that the tests without a view kill.
    package let killedWithoutView: Int
    /// Those that all tests of the cell kill, which include the ones without a view.
    package let killed: Int

    package init(mutants: Int, killedWithoutView: Int, killed: Int) {
        self.mutants = mutants
        self.killedWithoutView = killedWithoutView
        self.killed = killed
    }

    /// The mutation score of all tests, from 0 to 1; `nil` without mutants.
    package var score: Double? { share(of: killed, in: mutants) }

    /// The mutation score of the tests without a view, from 0 to 1; `nil` without mutants.
    package var scoreWithoutView: Double? { share(of: killedWithoutView, in: mutants) }

    /// The score without a view ÷ the score of all tests. Mutants that behave as the original, which
    /// nobody can kill, are in both and leave it as it is. `nil` where nothing was killed.
    package var ratio: Double? { share(of: killedWithoutView, in: killed) }

    private func share(of part: Int, in whole: Int) -> Double? {
        whole == 0 ? nil : Double(part) / Double(whole)
    }

    package static func + (left: MutationScore, right: MutationScore) -> MutationScore {
        MutationScore(
            mutants: left.mutants + right.mutants,
            killedWithoutView: left.killedWithoutView + right.killedWithoutView,
            killed: left.killed + right.killed
        )
    }
}

/// The numbers of mutants that tests kill.
///
/// A mutant is *killed* if tests fail, crash or time out. The share of killed mutants is the
/// mutation score: DeMillo, Lipton, Sayward, "Hints on Test Data Selection" (Computer 11, 1978).
package struct MutationScore: Hashable, Sendable, Codable {
    package static let zero = MutationScore(mutants: 0, killedWithoutView: 0, killed: 0)

    package let mutants: Int
    /// The number of mutants that view-free tests kill.
    package let killedWithoutView: Int
    /// The number of mutants that all tests of the implementation kill, including view-free tests.
    package let killed: Int

    package init(mutants: Int, killedWithoutView: Int, killed: Int) {
        self.mutants = mutants
        self.killedWithoutView = killedWithoutView
        self.killed = killed
    }

    /// The mutation score of all tests, from 0 to 1; `nil` without mutants.
    package var score: Double? { share(of: killed, in: mutants) }

    /// The mutation score of view-free tests, from 0 to 1; `nil` without mutants.
    package var scoreWithoutView: Double? { share(of: killedWithoutView, in: mutants) }

    /// The view-free score ÷ the score of all tests. Equivalent mutants, which cannot be killed, do
    /// not affect it. `nil` if no mutant was killed.
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

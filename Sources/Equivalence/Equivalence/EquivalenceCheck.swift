package import Scenarios
internal import SeededRandom

/// Plays the scenarios of one feature on all its variants.
@MainActor
package struct EquivalenceCheck {
    /// The number of played scenarios and the failures.
    package struct Outcome: Hashable, Sendable, Codable {
        package var scriptCount = 0
        /// The number of events in all scenarios, which happened in every variant.
        package var eventCount = 0
        package var failures: [Failure] = []
        /// The counters of the named scenarios that state one.
        package var counts: [ScenarioCount] = []

        package init() {}

        package static func += (sum: inout Outcome, other: Outcome) {
            sum.scriptCount += other.scriptCount
            sum.eventCount += other.eventCount
            sum.failures += other.failures
            sum.counts += other.counts
        }
    }

    private let contract: FeatureContract
    private let player: Player

    /// - Parameter subjects: the first one is the baseline of the comparison.
    package init(contract: FeatureContract, subjects: [Subject]) {
        self.contract = contract
        player = Player(subjects: subjects)
    }

    /// Plays every named scenario.
    ///
    /// - Throws: ``ScenarioError`` with the name of a scenario that cannot be parsed.
    package func playNamedScripts() throws(ScenarioError) -> Outcome {
        var outcome = Outcome()
        for named in contract.scripts {
            let script: Scenario
            do {
                script = try ScenarioParser(contract: contract).script(from: named.source)
            } catch {
                throw ScenarioError(line: error.line, problem: "\(named.name): \(error.problem)")
            }
            outcome.scriptCount += 1
            outcome.eventCount += script.events.count
            if let difference = player.play(script) {
                outcome.failures.append(failure(named.name, script, difference))
            }
            outcome.counts += counts(named.name, script)
        }
        return outcome
    }

    /// Returns the final values of the counters that a scenario states.
    private func counts(_ name: String, _ script: Scenario) -> [ScenarioCount] {
        let counters = Set(script.events.flatMap(\.expectedCounters)).sorted()
        guard !counters.isEmpty else { return [] }
        let found = player.counts(after: script)
        return counters.map { counter in
            ScenarioCount(script: name, counter: counter, values: found.map { $0[counter] ?? 0 })
        }
    }

    /// Plays random scenarios until one fails.
    ///
    /// - Parameters:
    ///   - numbers: the numbers of the scenarios of the seed.
    ///   - progress: called after each scenario.
    package func playRandomScripts(
        numbers: some Sequence<Int>,
        seed: UInt64,
        progress: (Outcome) -> Void = { _ in }
    ) -> Outcome {
        var outcome = Outcome()
        for number in numbers {
            let generator = RandomScenario(
                contract: contract,
                seed: Self.scriptSeed(number: number, seed: seed)
            )
            let (script, difference) = player.playRandomly(generator)
            outcome.scriptCount += 1
            outcome.eventCount += script.events.count
            progress(outcome)
            guard let difference else { continue }
            let name = "random scenario \(number) of seed \(seed)"
            outcome.failures.append(failure(name, script, difference))
            break
        }
        return outcome
    }

    private static func scriptSeed(number: Int, seed: UInt64) -> UInt64 {
        var mixer = SplitMix64(seed: seed)
        return mixer.next() &+ UInt64(number)
    }

    private func failure(_ name: String, _ script: Scenario, _ difference: Difference) -> Failure {
        var played = script
        played.events = Array(script.events.prefix(difference.eventNumber))
        let reduction = ScenarioReduction(player: player, difference: difference)
        let (reduced, reducedDifference) = reduction.reduce(played)
        return Failure(
            feature: contract.name,
            script: name,
            difference: difference,
            reduced: ScenarioWriter.lines(of: reduced),
            reducedDifference: reducedDifference
        )
    }
}

package import Scenarios
internal import SeededRandom

/// Plays the scenarios of one feature on all its variants.
@MainActor
package struct EquivalenceCheck {
    /// The number of played scenarios and the failures.
    package struct Outcome: Hashable, Sendable, Codable {
        package var scenarioCount = 0
        /// The number of events in all scenarios, which happened in every variant.
        package var eventCount = 0
        /// The sum of the digests of all scenarios, which does not depend on their order.
        package var digest: UInt64 = 0
        package var failures: [Failure] = []
        /// The counters of the named scenarios that state one.
        package var counts: [ScenarioCount] = []
        /// The interruptions of the subjects that can restore their screens.
        package var restorations: [RestorationCheck.Outcome] = []

        package init() {}

        package static func += (sum: inout Outcome, other: Outcome) {
            sum.scenarioCount += other.scenarioCount
            sum.eventCount += other.eventCount
            sum.digest &+= other.digest
            sum.failures += other.failures
            sum.counts += other.counts
            for restoration in other.restorations { sum += restoration }
        }

        fileprivate static func += (sum: inout Outcome, restoration: RestorationCheck.Outcome) {
            let index = sum.restorations.firstIndex { $0.variant == restoration.variant }
            if let index {
                sum.restorations[index] += restoration
            } else {
                sum.restorations.append(restoration)
            }
        }
    }

    private let contract: FeatureContract
    private let player: Player
    private let restorationChecks: [RestorationCheck]

    /// - Parameter subjects: the first one is the baseline of the comparison.
    package init(contract: FeatureContract, subjects: [Subject]) {
        self.contract = contract
        player = Player(subjects: subjects)
        restorationChecks = subjects.compactMap(RestorationCheck.init)
    }

    /// Plays every named scenario. Interrupts it after each event where this is possible.
    ///
    /// - Throws: ``ScenarioError`` with the name of a scenario that cannot be parsed.
    package func playNamedScenarios() throws(ScenarioError) -> Outcome {
        var outcome = Outcome()
        for named in contract.scenarios {
            let scenario: Scenario
            do {
                scenario = try ScenarioParser(contract: contract).scenario(from: named.source)
            } catch {
                throw ScenarioError(line: error.line, problem: "\(named.name): \(error.problem)")
            }
            outcome.scenarioCount += 1
            outcome.eventCount += scenario.events.count
            let (digest, difference) = player.digestAndDifference(of: scenario)
            outcome.digest &+= digest
            if let difference {
                outcome.failures.append(failure(named.name, scenario, difference))
            }
            for check in restorationChecks { outcome += interrupt(scenario, named.name, by: check) }
            outcome.counts += counts(named.name, scenario)
        }
        return outcome
    }

    /// Returns the final values of the counters that a scenario states.
    private func counts(_ name: String, _ scenario: Scenario) -> [ScenarioCount] {
        let counters = Set(scenario.events.flatMap(\.expectedCounters)).sorted()
        guard !counters.isEmpty else { return [] }
        let found = player.counts(after: scenario)
        return counters.map { counter in
            ScenarioCount(scenario: name, counter: counter, values: found.map { $0[counter] ?? 0 })
        }
    }

    /// Plays random scenarios until one fails. Interrupts each after one random event.
    ///
    /// - Parameters:
    ///   - numbers: the numbers of the scenarios of the seed.
    ///   - progress: called after each scenario.
    package func playRandomScenarios(
        numbers: some Sequence<Int>,
        seed: UInt64,
        progress: (Outcome) -> Void = { _ in }
    ) -> Outcome {
        var outcome = Outcome()
        for number in numbers {
            let generator = RandomScenario(
                contract: contract,
                seed: Self.scenarioSeed(number: number, seed: seed)
            )
            let (scenario, digest, difference) = player.playRandomly(generator)
            outcome.scenarioCount += 1
            outcome.eventCount += scenario.events.count
            outcome.digest &+= digest
            progress(outcome)
            let name = "random scenario \(number) of seed \(seed)"
            if let difference {
                outcome.failures.append(failure(name, scenario, difference))
                break
            }
            var random = SplitMix64(seed: Self.scenarioSeed(number: number, seed: seed))
            for check in restorationChecks {
                outcome += interrupt(scenario, name, by: check) { possible in
                    possible.isEmpty ? [] : [random.element(of: possible)]
                }
            }
        }
        return outcome
    }

    private static func scenarioSeed(number: Int, seed: UInt64) -> UInt64 {
        var mixer = SplitMix64(seed: seed)
        return mixer.next() &+ UInt64(number)
    }

    private func interrupt(
        _ scenario: Scenario,
        _ name: String,
        by check: RestorationCheck,
        choosing choose: ([Int]) -> [Int] = { $0 }
    ) -> RestorationCheck.Outcome {
        var (outcome, difference) = check.interrupt(scenario, choosing: choose)
        outcome.failure = difference.map { difference in
            failure(name, scenario, difference) { check.interrupt($0).difference }
        }
        return outcome
    }

    private func failure(_ name: String, _ scenario: Scenario, _ difference: Difference) -> Failure
    {
        failure(name, scenario, difference, play: player.play)
    }

    private func failure(
        _ name: String,
        _ scenario: Scenario,
        _ difference: Difference,
        play: @escaping @MainActor (Scenario) -> Difference?
    ) -> Failure {
        var played = scenario
        played.events = Array(scenario.events.prefix(difference.eventNumber))
        let reduction = ScenarioReduction(difference: difference, play: play)
        let (reduced, reducedDifference) = reduction.reduce(played)
        return Failure(
            feature: contract.name,
            scenario: name,
            difference: difference,
            reduced: ScenarioWriter.lines(of: reduced),
            reducedDifference: reducedDifference
        )
    }
}

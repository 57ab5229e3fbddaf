internal import Foundation
internal import InputFiles
internal import Latency
internal import Matrix
internal import SeededRandom
internal import Statistics
internal import Testing

@testable internal import NoiseTrial

@Suite("Estimators on a recording")
struct EstimatorTests {
    /// Processes of five rounds in which MVP takes 1.2 times as long as MVC, each off by some
    /// percent.
    private func recording(processes: Int, scripts: [String]) -> [ProbeResult] {
        var random = SplitMix64(seed: 7)
        func noise() -> Double {
            // The sum of twelve is normal enough.
            let sum = (0..<12).reduce(0) { sum, _ in sum + Double(random.index(below: 1_000)) }
            return exp(0.02 * (sum / 1_000 - 6))
        }
        return (0..<processes).map { _ in
            ProbeResult(
                scripts: scripts.map { script in
                    let bias = [noise(), noise()]
                    return ProbeResult.OfScenario(
                        feature: .greeting,
                        script: script,
                        callsPerBatch: 1,
                        emptyNanosecondsPerCall: 1,
                        nanosecondsPerCall: (0..<5).map { _ in
                            [100, 120 * bias[0] * noise(), 100 * bias[1] * noise()]
                        },
                        allocations: nil,
                        countedCalls: 0
                    )
                },
                allocationObstacle: nil
            )
        }
    }

    @Test("The one in use misses about as often as it says, and is narrower than the bootstrap")
    func trial() throws {
        let estimators =
            [IntervalEstimator.all[0]]
            + IntervalEstimator.all.filter {
                $0.name.hasSuffix("(in use)")
            }
        #expect(estimators.count == 2)
        let trial = try EstimatorTrial(
            recording: recording(processes: 80, scripts: ["a", "b"]),
            estimators: estimators,
            processes: 8,
            draws: 20,
            seed: 1
        )
        #expect(trial.units.map(\.name) == ["greeting a", "greeting b", "greeting, all scenarios"])
        for (bootstrap, inUse) in zip(trial.outcomes[0], trial.outcomes[1]) {
            #expect(inUse.draws == 20 && inUse.drawsOfOthers == 20)
            #expect(inUse.misses <= 5 && inUse.missesOfOthers <= 5)
            #expect(bootstrap.misses <= inUse.misses)
            #expect(inUse.meanWidth < bootstrap.meanWidth)
        }
        let table = EstimatorTable(trial: trial, estimators: estimators).text
        let lines = table.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[2].hasPrefix("| hierarchical bootstrap of medians | "))
        #expect(lines[2].hasSuffix(" | 1.00 |"))
    }

    @Test("Every estimator's interval holds what all processes agree on", arguments: 0..<7)
    func certain(index: Int) throws {
        let ratios = [[Double]](repeating: [0.1, 0.1, 0.1], count: 10)
        let interval = try IntervalEstimator.all[index].interval([ratios, ratios], 1)
        #expect(abs(interval.lowerBound - 0.1) < 1e-12)
        #expect(abs(interval.upperBound - 0.1) < 1e-12)
    }

    @Test("A recording that is shorter than a run is refused")
    func tooShort() {
        #expect(throws: ApplicationError.self) {
            try EstimatorTrial(
                recording: recording(processes: 3, scripts: ["a"]),
                estimators: IntervalEstimator.all,
                processes: 4,
                draws: 1,
                seed: 1
            )
        }
    }
}

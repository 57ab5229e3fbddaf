internal import Foundation
internal import Latency
internal import Matrix
internal import Statistics
internal import Testing

@testable internal import NoiseTrial

@Suite("The summary of a noise trial")
struct NoiseSummaryTests {
    /// A script in which the control is off by a share in each of so many processes, which differ by
    /// another share in turns, upwards and downwards.
    private func unit(
        _ name: String = "greeting show",
        bias: Double = 0,
        noise: Double = 0.001,
        isReliable: Bool = true,
        orders: [(Int, Int)] = []
    ) throws -> NoiseRun.Unit {
        let rounds = try LatencyRounds(
            nanosecondsPerCall: (0..<36).map { process in
                [[100, 100, 100 * (1 + bias) * exp(process.isMultiple(of: 2) ? noise : -noise)]]
            }
        )
        let judgement = try Judgement(rounds: rounds)
        return NoiseRun.Unit(
            name: name,
            control: judgement.control,
            margin: judgement.estimate.margin,
            isReliable: isReliable,
            orders: orders.map { NoiseRun.Order(faster: $0.0, slower: $0.1) }
        )
    }

    private func run(
        _ script: NoiseRun.Unit,
        feature: NoiseRun.Unit? = nil,
        allocations: Int? = 3
    ) throws -> NoiseRun {
        NoiseRun(
            seed: 1,
            scripts: [script],
            features: [try feature ?? unit("greeting, all scripts")],
            allocations: allocations.map { [[AllocationCounts(allocations: $0, bytes: 8)]] }
        )
    }

    private func slowedRun(_ bias: Double = 0.03) throws -> NoiseRun {
        try run(unit(bias: bias), feature: unit("greeting, all scripts", bias: bias))
    }

    private func summary(
        _ quiet: [NoiseRun],
        slowed: [NoiseRun] = [],
        loaded: [NoiseRun] = [],
        instructions: [Double] = []
    ) -> NoiseSummary {
        NoiseSummary(
            quiet: quiet,
            slowed: slowed,
            slowedUnderLoad: loaded,
            instructions: instructions.map { count in
                InstructionMeasurement(
                    method: .singleStepping,
                    rows: [MatrixRow(.greeting, [.mvc])],
                    scripts: [
                        .init(
                            feature: .greeting,
                            script: "show",
                            counts: [.perCall(count)],
                            shares: [nil]
                        )
                    ],
                    sharesObstacle: nil
                )
            }
        )
    }

    private func page(_ summary: NoiseSummary) -> NoisePage {
        NoisePage(
            summary: summary,
            provenance: "Made today.",
            features: [.greeting, .digit],
            settings: .full(seed: 1),
            slowdown: 0.03
        )
    }

    /// 57 good runs and three that miss: as many as intervals of 95 % should.
    private func quiet(misses: Int = 3) throws -> [NoiseRun] {
        let good = try run(unit())
        let miss = try run(unit(bias: 0.002))
        return (0..<60).map { $0 < misses ? miss : good }
    }

    @Test("Runs that miss as often as they say meet all aims")
    func good() throws {
        let summary = summary(
            try quiet(),
            slowed: [try slowedRun(), try slowedRun()],
            loaded: [try slowedRun()],
            instructions: [5, 5]
        )
        let script = try #require(summary.scripts.first)
        #expect(script.misses == Share(3, of: 60))
        #expect(script.unreliable == Share(0, of: 60))
        #expect(script.found == Share(2, of: 2))
        #expect(script.foundUnderLoad == Share(1, of: 1))
        #expect(abs(script.margin - 0.01) < 1e-12)
        #expect(script.width > 0.000_5 && script.width < 0.001_5)
        #expect(summary.allScripts.misses == script.misses)
        #expect(summary.features.map(\.name) == ["greeting, all scripts"])
        #expect(summary.sameAllocations == Share(63, of: 63))
        #expect(summary.sameInstructions == Share(2, of: 2))
        #expect(page(summary).holds)
        let text = page(summary).text
        #expect(
            text.contains("| greeting show | 3 of 60 | 0.1 % | 1 % | 0 of 60 | 2 of 2 | 1 of 1 |")
        )
        #expect(
            text.contains(
                "| Intervals of all scenarios that exclude the true ratio | 3 of 60 | 0 to 7 |"
            )
        )
        #expect(text.contains("all scenarios of greeting, digit in all variants"))
        #expect(text.contains("36 processes of 20 rounds"))
    }

    @Test("Intervals that miss too often, or never, miss the aim")
    func misses() throws {
        #expect(try !page(summary(quiet(misses: 8))).holds)
        #expect(try page(summary(quiet(misses: 7))).holds)
        // Over many runs none is as suspicious.
        let none = try quiet(misses: 0) + quiet(misses: 0) + quiet(misses: 0)
        #expect(!page(summary(none)).holds)
    }

    @Test("Two runs that rank a pair in opposite ways contradict each other")
    func contradictions() throws {
        let one = try run(unit(orders: [(0, 1), (2, 1)]))
        let other = try run(unit(orders: [(1, 0), (2, 1)]))
        let elsewhere = try run(unit("greeting other", orders: [(1, 0)]))
        #expect(summary([one, one]).contradictions == Share(0, of: 2))
        #expect(summary([one, other]).contradictions == Share(1, of: 2))
        #expect(summary([one, elsewhere]).contradictions == Share(0, of: 3))
        #expect(!page(summary(try quiet() + [one, other])).holds)
    }

    @Test("A slowdown that is missed, and counts that differ, miss the aim")
    func missed() throws {
        let quiet = try quiet()
        let missed = summary(quiet, slowed: [try slowedRun(), try slowedRun(0)])
        #expect(missed.scripts[0].found == Share(1, of: 2))
        #expect(!page(missed).holds)
        let other = try run(unit(), allocations: 4)
        #expect(!page(summary(quiet + [other])).holds)
        #expect(try summary([run(unit(), allocations: nil)]).sameAllocations == Share(0, of: 1))
        #expect(!page(summary(quiet, instructions: [5, 6])).holds)
    }

    @Test("Scripts that a run called unreliable are counted")
    func unreliable() throws {
        let runs = [try run(unit(isReliable: false)), try run(unit())]
        #expect(summary(runs).scripts[0].unreliable == Share(1, of: 2))
    }

    @Test("Of 350 intervals of 95 % 10 to 26 may miss")
    func likelyCounts() {
        #expect(Share.likelyCounts(of: 350, probability: 0.05) == 10...26)
        #expect(Share.likelyCounts(of: 0, probability: 0.05) == 0...0)
        #expect(Share.likelyCounts(of: 4, probability: 0.5) == 0...4)
    }
}

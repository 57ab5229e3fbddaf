internal import Latency
internal import Statistics
internal import Testing

@testable internal import NoiseTrial

@Suite("Costs whose growth is known")
struct SyntheticGrowthTests {
    @Test(
        "Each is judged right in nineteen of twenty trials, with the noise of a machine",
        arguments: SyntheticGrowth.all.indices
    )
    func judged(index: Int) throws {
        let cost = SyntheticGrowth.all[index]
        let settings = GrowthSettings(seed: 0)
        let right = try (0..<20 as Range<UInt64>).count { seed in
            try cost.judged(
                processes: settings.processes,
                rounds: settings.rounds,
                seed: seed
            ).verdict == cost.expected
        }
        #expect(right >= 19, "\(cost.name)")
    }
}

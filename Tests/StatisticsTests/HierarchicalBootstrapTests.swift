internal import Foundation
internal import SeededRandom
internal import Testing

@testable internal import Statistics

@Suite("The bootstrap")
struct HierarchicalBootstrapTests {
    @Test("The walk over ranked rounds gives the median of the drawn values")
    func weightedMedians() {
        var random = SplitMix64(seed: 11)
        for count in 1...9 {
            let values = (0..<count).map { _ in Double(random.index(below: 6)) }
            let ranked = RankedRounds(values)
            for _ in 0..<50 {
                var timesDrawn = [Int](repeating: 0, count: count)
                for _ in 0..<count { timesDrawn[random.index(below: count)] += 1 }
                let drawn = values.indices.flatMap {
                    [Double](repeating: values[$0], count: timesDrawn[$0])
                }
                #expect(ranked.median(timesDrawn: timesDrawn) == medianOfSorted(drawn.sorted()))
            }
        }
    }

    @Test("Interval and p-value agree at every level")
    func duality() {
        for shift in stride(from: -0.6, through: 0.6, by: 0.05) {
            let distribution = BootstrapDistribution(
                (0..<999).map { Double($0) / 998 - 0.5 + shift }
            )
            for significance in [0.01, 0.025, 0.05, 0.2] {
                let interval = distribution.interval(significance: significance)
                let isSignificant = distribution.twoSidedProbability <= significance
                #expect(isSignificant == !interval.contains(0))
            }
        }
    }

    @Test("The percentile interval of 999 draws at 95 % cuts 24 draws at either end")
    func percentileInterval() {
        let distribution = BootstrapDistribution((1...999).map(Double.init))
        #expect(distribution.interval(significance: 0.05) == 25...975)
        #expect(distribution.negated.interval(significance: 0.05) == -975 ... -25)
    }

    @Test("Processes vary, not only rounds")
    func processesAreDrawn() {
        // Rounds agree within each process, so all spread comes from drawing processes.
        let series: LogRatios = [[0, 0, 0], [1, 1, 1], [2, 2, 2]]
        let bootstrap = HierarchicalBootstrap(settings: BootstrapSettings(resamples: 2_000))
        let draws = bootstrap.distributions(of: [[series]])[0].sorted
        #expect(Set(draws) == [0, 1, 2])
        // The median is 0 when two or three of three draws are: 7 of 27.
        let share = Double(draws.count { $0 == 0 }) / 2_000
        #expect(abs(share - 7.0 / 27) < 0.03)
    }

    @Test("Processes may have different numbers of rounds")
    func unequalRounds() {
        let bootstrap = HierarchicalBootstrap(settings: BootstrapSettings(resamples: 100))
        let draws = bootstrap.distributions(of: [[[[1], [2, 3, 4, 5]]]])[0].sorted
        #expect(draws.count == 100)
        #expect(draws.allSatisfy { (1...5).contains($0) })
    }
}

internal import Testing

@testable internal import Statistics

@Suite("Student's t distribution")
struct StudentTTests {
    @Test(
        "The quantiles of Student's t are those of printed tables",
        arguments: [
            (1, 0.05, 12.706), (2, 0.05, 4.303), (3, 0.05, 3.182), (5, 0.05, 2.571),
            (5, 0.01, 4.032), (9, 0.05, 2.262), (10, 0.1, 1.812), (35, 0.05, 2.030),
            (35, 0.4, 0.852), (120, 0.05, 1.980),
        ] as [(Int, Double, Double)]
    )
    func quantiles(degreesOfFreedom: Int, probability: Double, expected: Double) {
        let quantile = StudentT(degreesOfFreedom: degreesOfFreedom).quantile(twoSided: probability)
        #expect(abs(quantile - expected) < 0.0006)
    }

    @Test("Probability and quantile are inverse functions", arguments: 1...40)
    func inverse(degreesOfFreedom: Int) {
        let distribution = StudentT(degreesOfFreedom: degreesOfFreedom)
        for probability in [0.9, 0.4, 0.05, 0.05 / 6, 1e-6] {
            let quantile = distribution.quantile(twoSided: probability)
            let found = distribution.twoSidedProbability(of: quantile)
            #expect(abs(found / probability - 1) < 1e-6)
            #expect(distribution.twoSidedProbability(of: -quantile) == found)
        }
    }

    @Test("Zero has the probability 1, and infinity the probability 0", arguments: [1, 2, 35])
    func extremes(degreesOfFreedom: Int) {
        let distribution = StudentT(degreesOfFreedom: degreesOfFreedom)
        #expect(distribution.twoSidedProbability(of: 0) == 1)
        #expect(distribution.twoSidedProbability(of: .infinity) < 1e-12)
    }
}

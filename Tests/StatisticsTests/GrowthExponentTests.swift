internal import Statistics
internal import Testing

@Suite("The exponent of growth")
struct GrowthExponentTests {
    private let sizes = [10, 100, 1_000, 10_000]

    private func exponent(of value: (Double) -> Double) throws -> GrowthExponent {
        let round = sizes.map { value(Double($0)) }
        return try GrowthExponent(
            sizes: sizes,
            values: [[[Double]]](repeating: [round, round.map { $0 * 2 }], count: 6),
            settings: BootstrapSettings()
        )
    }

    @Test("What takes the same at each size is constant")
    func constant() throws {
        let exponent = try exponent { _ in 250 }
        #expect(abs(exponent.exponent) < 1e-12)
        #expect(exponent.verdict == .constant)
    }

    @Test("What takes as many times as long as the data is large is linear")
    func linear() throws {
        let exponent = try exponent { 3 * $0 }
        #expect(abs(exponent.exponent - 1) < 1e-12)
        #expect(exponent.verdict == .linear)
    }

    @Test("What takes the square of the size is worse than linear")
    func square() throws {
        let exponent = try exponent { $0 * $0 }
        #expect(abs(exponent.exponent - 2) < 1e-12)
        #expect(exponent.verdict == .worse)
    }

    @Test("Where processes disagree the interval spans them, and nothing can be told")
    func disagreement() throws {
        let flat = sizes.map { _ in 100.0 }
        let steep = sizes.map(Double.init)
        let exponent = try GrowthExponent(
            sizes: sizes,
            values: [[flat], [steep], [flat], [steep], [flat], [steep]],
            settings: BootstrapSettings()
        )
        #expect(abs(exponent.exponent - 0.5) < 1e-12)
        #expect(abs(exponent.lower) < 1e-12)
        #expect(abs(exponent.upper - 1) < 1e-12)
        #expect(exponent.verdict == .cannotTell)
    }

    @Test("Exact figures have no interval")
    func exact() throws {
        let exponent = try GrowthExponent(sizes: [1, 100], exactValues: [7, 70])
        #expect(abs(exponent.exponent - 0.5) < 1e-12)
        #expect(exponent.lower == exponent.exponent)
        #expect(exponent.upper == exponent.exponent)
    }

    @Test("Figures without a logarithm, single sizes and missing rounds are refused")
    func refused() {
        let settings = BootstrapSettings()
        #expect(throws: StatisticsError.notPositive(0)) {
            _ = try GrowthExponent(sizes: [1, 10], exactValues: [0, 1])
        }
        #expect(throws: StatisticsError.singleValue) {
            _ = try GrowthExponent(sizes: [10, 10], exactValues: [1, 2])
        }
        #expect(throws: StatisticsError.emptySample) {
            _ = try GrowthExponent(sizes: [1, 10], values: [], settings: settings)
        }
        #expect(throws: StatisticsError.noRounds(process: 0)) {
            _ = try GrowthExponent(sizes: [1, 10], values: [[]], settings: settings)
        }
        #expect(
            throws: StatisticsError.raggedRound(process: 0, round: 0, expected: 2, found: 1)
        ) {
            _ = try GrowthExponent(sizes: [1, 10], values: [[[1]]], settings: settings)
        }
    }
}

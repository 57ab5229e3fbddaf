internal import Catalogue
package import Latency
internal import Statistics

extension GrowthMeasurement {
    /// At 10 and 1,000: MVC takes the same, MVP a hundred times as long, MVVM ten thousand times,
    /// and VIPER in half of the processes the same and in the others a hundred times as long.
    package static func sample() throws -> GrowthMeasurement {
        let sizes = [10, 1_000]
        let exponents: [(latency: [Double], allocations: Double)] = [
            ([0, 0], 1), ([1, 1], 100), ([2, 2], 10_000), ([0, 1], 1),
        ]
        return GrowthMeasurement(
            settings: GrowthSettings(seed: 7),
            variants: .sample,
            scripts: [
                OfScript(
                    feature: .greeting,
                    script: "list|all",
                    summary: "Shows <b>all</b> of so many.",
                    sizes: sizes,
                    variants: try exponents.map { exponent in
                        try variant(sizes, exponent.latency, allocationFactor: exponent.allocations)
                    }
                )
            ]
        )
    }

    private static func variant(
        _ sizes: [Int],
        _ exponents: [Double],
        allocationFactor: Double
    ) throws -> OfVariant {
        func times(_ exponent: Double) -> [Double] {
            switch exponent {
            case 0: [250, 250]
            case 1: [250, 25_000]
            default: [250, 2_500_000]
            }
        }
        let counts = [3, 3 * allocationFactor]
        return OfVariant(
            nanosecondsPerCall: times(exponents[0]),
            latency: try GrowthExponent(
                sizes: sizes,
                values: (0..<6).map { [times(exponents[$0 % 2])] },
                settings: BootstrapSettings(seed: 7)
            ),
            allocations: .perCall(
                counts,
                try GrowthExponent(sizes: sizes, exactValues: counts)
            )
        )
    }
}

internal import Foundation
internal import Matrix
package import RunTimeMeasures
internal import Statistics

extension ScalingMeasurement {
    /// A measurement at sizes from 10 to 10,000. From one size to the next, MVC takes the same
    /// time, MVP ten times and MVVM a hundred times as long. VIPER takes the same time in half of
    /// the processes, and ten times as long in the others.
    package static func sample() throws -> ScalingMeasurement {
        let sizes = [10, 100, 1_000, 10_000]
        let exponents: [(latency: [Double], allocations: Double)] = [
            ([0, 0], 0), ([1, 1], 1), ([2, 2], 2), ([0, 1], 0),
        ]
        return ScalingMeasurement(
            settings: ScalingSettings(seed: 7),
            rows: .sample,
            scenarios: [
                OfScenario(
                    feature: .greeting,
                    scenario: "list|all",
                    summary: "Shows <b>all</b> of so many.",
                    sizes: sizes,
                    variants: try exponents.map { exponent in
                        try variant(sizes, exponent.latency, exponent.allocations)
                    }
                )
            ]
        )
    }

    private static func variant(
        _ sizes: [Int],
        _ exponents: [Double],
        _ ofAllocations: Double
    ) throws -> OfVariant {
        func values(_ smallest: Double, _ exponent: Double) -> [Double] {
            sizes.map { smallest * pow(Double($0) / 10, exponent) }
        }
        let counts = values(3, ofAllocations)
        return OfVariant(
            nanosecondsPerCall: values(250, exponents[0]),
            latency: try Scaling(
                sizes: sizes,
                values: (0..<6).map { [values(250, exponents[$0 % 2])] }
            ),
            allocations: .perCall(counts, try Scaling(sizes: sizes, exactValues: counts))
        )
    }
}

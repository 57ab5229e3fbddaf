internal import Foundation
internal import SeededRandom
package import Statistics

/// Costs whose growth is known, measured as a noisy machine would: to see whether they are judged
/// right.
package struct SyntheticGrowth: Sendable {
    package let name: String
    package let expected: Growth.Verdict
    /// In nanoseconds.
    let cost: @Sendable (_ size: Double) -> Double

    package static let sizes = [10, 100, 1_000, 10_000, 100_000]

    package static let all = [
        SyntheticGrowth(name: "45 µs", expected: .negligible) { _ in 45_000 },
        SyntheticGrowth(name: "45 µs + 2 ns · n", expected: .sublinear) {
            45_000 + 2 * $0
        },
        SyntheticGrowth(name: "10 µs + 0.01 ns · n²", expected: .superlinear) {
            10_000 + 0.01 * $0 * $0
        },
        SyntheticGrowth(name: "1 ms + 0.001 ns · n²", expected: .superlinear) {
            1_000_000 + 0.001 * $0 * $0
        },
        SyntheticGrowth(name: "2 ns · n · log₂ n", expected: .linear) {
            2 * $0 * log2($0)
        },
    ]

    /// What is judged of it.
    ///
    /// Each process is off by some percent at each size, since its memory lies elsewhere, and each
    /// round by some more; now and then one is disturbed. Real rounds of the blog feed look so.
    package func judged(processes: Int, rounds: Int, seed: UInt64) throws -> Growth {
        var random = SplitMix64(seed: seed)
        let values = (0..<processes).map { _ in
            let biases = Self.sizes.map { _ in 0.03 * Self.normal(&random) }
            return (0..<rounds).map { _ in
                zip(Self.sizes, biases).map { size, bias in
                    let noise = exp(bias + 0.05 * Self.normal(&random))
                    let interruption = random.happens(onceIn: 50) ? 3.0 : 1
                    return cost(Double(size)) * noise * interruption
                }
            }
        }
        return try Growth(sizes: Self.sizes, values: values)
    }

    /// Box and Muller's transformation.
    private static func normal(_ random: inout SplitMix64) -> Double {
        func unit() -> Double { Double(random.next() >> 11) / 0x1p53 }
        return (-2 * log(1 - unit())).squareRoot() * cos(2 * .pi * unit())
    }
}

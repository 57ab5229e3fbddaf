internal import Foundation
internal import SeededRandom
internal import Statistics

/// Synthetic costs with known scaling and the noise of a machine, to verify the verdicts.
struct SyntheticGrowth: Sendable {
    let name: String
    let expected: Growth.Verdict
    /// The cost in nanoseconds.
    let cost: @Sendable (_ size: Double) -> Double

    static let sizes = [10, 100, 1_000, 10_000, 100_000]

    static let all = [
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

    /// Returns the judged scaling.
    ///
    /// Each process deviates by some percent at each size, because its memory has other addresses,
    /// and each round by some more. Some rounds are disturbed. The noise is similar to real rounds
    /// of the blog feed.
    func judged(processes: Int, rounds: Int, seed: UInt64) throws -> Growth {
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

    /// Returns a normally distributed number, by the transformation of Box and Muller.
    private static func normal(_ random: inout SplitMix64) -> Double {
        func unit() -> Double { Double(random.next() >> 11) / 0x1p53 }
        return (-2 * log(1 - unit())).squareRoot() * cos(2 * .pi * unit())
    }
}

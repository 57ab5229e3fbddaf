internal import Foundation
internal import SeededRandom
internal import Statistics

/// Synthetic rounds of a noisy machine, generated from a seed: a load that all variants of a round
/// share, a bias of each variant per process, noise, and occasional outliers.
struct SyntheticRounds {
    var processes = 10
    var rounds = 20
    /// The true latency of each variant divided by that of the first.
    var ratios: [Double]
    /// Standard deviation of the logarithm, between processes and between rounds.
    var processNoise = 0.004
    var roundNoise = 0.01
    var outlierShare = 0.02

    func make(seed: UInt64) throws -> LatencyRounds {
        var random = SplitMix64(seed: seed)
        let values = (0..<processes).map { _ in
            let biases = ratios.map { _ in processNoise * normal(&random) }
            return (0..<rounds).map { _ in
                let load = 1 + 0.2 * unit(&random)
                return ratios.indices.map { variant in
                    let noise = exp(biases[variant] + roundNoise * normal(&random))
                    let interruption = unit(&random) < outlierShare ? 5.0 : 1
                    return 60 * load * ratios[variant] * noise * interruption
                }
            }
        }
        return try LatencyRounds(nanosecondsPerCall: values)
    }

    private func unit(_ random: inout SplitMix64) -> Double {
        Double(random.next() >> 11) / 0x1p53
    }

    /// The Box–Muller transform.
    private func normal(_ random: inout SplitMix64) -> Double {
        (-2 * log(1 - unit(&random))).squareRoot() * cos(2 * .pi * unit(&random))
    }
}

/// The settings of the latency measurement.
package struct LatencySettings: Hashable, Sendable, Codable {
    /// The number of processes after which a feature may be precise enough, so that it needs no
    /// more.
    package static let leastProcesses = 12
    /// The number of processes between two tests of the precision.
    package static let processesPerStep = 4
    /// The share of a ratio that its 95 % confidence interval may reach to either side for the
    /// feature to need no more processes. Another machine changes a ratio by up to 20 %, so more
    /// precision would not support a decision.
    package static let sufficientReach = 0.02

    /// The maximum number of new processes, each with a binary linked in an order of its own.
    package var processes: Int
    /// The number of rounds over all variants in each process.
    package var rounds: Int
    /// The minimum time of a batch of calls, in nanoseconds.
    package var batchNanoseconds: Int
    /// The time for which each variant runs before it is measured, in nanoseconds.
    package var warmUpNanoseconds: Int
    /// The seed of the order of variants in each round, and of the order in which binaries are
    /// linked.
    package var seed: UInt64

    package init(
        processes: Int,
        rounds: Int,
        batchNanoseconds: Int = 250_000,
        warmUpNanoseconds: Int,
        seed: UInt64
    ) {
        self.processes = processes
        self.rounds = rounds
        self.batchNanoseconds = batchNanoseconds
        self.warmUpNanoseconds = warmUpNanoseconds
        self.seed = seed
    }

    /// The warm-up time. Compiled code warms up only caches: after 2 ms the first round of a
    /// process takes as long as the others, within their spread, and 10 ms bring no improvement.
    private static let enoughToWarmUp = 2_000_000

    /// Returns settings with at most 36 processes of ten rounds, because processes differ more than
    /// rounds: twenty rounds change fewer verdicts than another run does.
    package static func full(seed: UInt64) -> LatencySettings {
        LatencySettings(processes: 36, rounds: 10, warmUpNanoseconds: enoughToWarmUp, seed: seed)
    }

    /// Returns settings with ten processes of ten rounds, whose intervals are more than twice as
    /// wide.
    package static func quick(seed: UInt64) -> LatencySettings {
        LatencySettings(processes: 10, rounds: 10, warmUpNanoseconds: enoughToWarmUp, seed: seed)
    }

    /// Returns the approximate duration of the measurement, in seconds, on a cloud machine with two
    /// cores.
    ///
    /// - Parameter benches: the number of pairs of a scenario and a variant, including the A/A
    ///   control.
    package func expectedSeconds(benches: Int) -> Double {
        // The time for linking and starting each process.
        let overhead = 0.8
        // Creating and restoring screens takes about four times as long as the timed part, and the
        // first batch is discarded.
        let batches = Double(rounds + 1) * 5 * Double(batchNanoseconds)
        let bench = (Double(warmUpNanoseconds) + batches) / 1e9
        return Double(processes) * (overhead + Double(benches) * bench)
    }
}

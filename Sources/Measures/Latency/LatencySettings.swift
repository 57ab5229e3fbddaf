/// How much is measured.
package struct LatencySettings: Hashable, Sendable, Codable {
    /// After so many rounds screens are opened anew: where they happen to lie in memory makes them
    /// faster or slower for as long as they live.
    package static let roundsPerSetup = 10

    /// The number of processes after which a feature may be precise enough, so that it needs no more.
    package static let leastProcesses = 12
    /// The number of processes between two tests of the precision.
    package static let processesPerStep = 4
    /// The share of a ratio that its 95 % confidence interval may reach to either side for the feature
    /// to need no more processes. Another machine changes a ratio by up to 20 %, so more precision
    /// would not support a decision.
    package static let sufficientReach = 0.02

    /// The maximum number of fresh processes, each a binary linked in an order of its own.
    package var processes: Int
    /// How many rounds of all variants each process measures.
    package var rounds: Int
    /// How long one batch of calls lasts at least, in nanoseconds.
    package var batchNanoseconds: Int
    /// How long each variant runs before it is measured, in nanoseconds.
    package var warmUpNanoseconds: Int
    /// Decides the order of variants in each round, and in which order binaries are linked.
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

    /// Where code is compiled ahead, what is cold are caches. After 2 ms the first round of a process takes
    /// as long as the others, to within what they differ by, and after 10 ms it is no better.
    private static let enoughToWarmUp = 2_000_000

    /// At most 36 processes of 20 rounds: processes differ more than rounds do.
    package static func full(seed: UInt64) -> LatencySettings {
        LatencySettings(processes: 36, rounds: 20, warmUpNanoseconds: enoughToWarmUp, seed: seed)
    }

    /// Ten processes of ten rounds, which makes intervals about two and a half times as wide.
    package static func quick(seed: UInt64) -> LatencySettings {
        LatencySettings(processes: 10, rounds: 10, warmUpNanoseconds: enoughToWarmUp, seed: seed)
    }

    /// About how long measuring takes, in seconds, on a machine of two cores in a cloud.
    ///
    /// - Parameter benches: how many scripts there are on how many variants, the control included.
    package func expectedSeconds(benches: Int) -> Double {
        // For each process: linking and starting.
        let overhead = 0.8
        // Making and restoring screens takes about four times as long as what is timed on them, and
        // every tenth round is preceded by one that is dropped.
        let batches = Double(rounds) * 1.1 * 5 * Double(batchNanoseconds)
        let bench = (Double(warmUpNanoseconds) + batches) / 1e9
        return Double(processes) * (overhead + Double(benches) * bench)
    }
}

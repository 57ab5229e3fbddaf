/// The settings of the scaling measurement.
package struct ScalingSettings: Hashable, Sendable, Codable {
    /// The time of the first round, in nanoseconds, from which a size is not measured in the other
    /// rounds. Restoring a screen with all its rows takes that long; the measured call does not.
    package static let longNanoseconds = 200_000_000

    /// The number of new processes, each with a binary linked in an order of its own.
    package var processes: Int
    /// The number of rounds over all sizes in each process.
    package var rounds: Int
    /// The minimum time for which a scenario is played at one size in a round, in nanoseconds,
    /// including the time to restore its screen.
    package var sampleNanoseconds: Int
    /// The seed of the order of sizes and variants, and of the order in which binaries are linked.
    package var seed: UInt64

    package init(processes: Int, rounds: Int, sampleNanoseconds: Int, seed: UInt64) {
        self.processes = processes
        self.rounds = rounds
        self.sampleNanoseconds = sampleNanoseconds
        self.seed = seed
    }

    /// Creates settings with four processes of three rounds. Differences in scaling are larger than
    /// those between processes, and setting up screens of 100,000 rows takes time.
    package init(seed: UInt64) {
        self.init(processes: 4, rounds: 3, sampleNanoseconds: 1_000_000, seed: seed)
    }
}

/// How much is measured to see what grows.
package struct GrowthSettings: Hashable, Sendable, Codable {
    /// How many fresh processes measure, each a binary linked in an order of its own.
    package var processes: Int
    /// How many rounds of all sizes each process measures.
    package var rounds: Int
    /// For how long a script is played at one size in a round at least, in nanoseconds, with what
    /// brings its screen back.
    package var sampleNanoseconds: Int
    /// Decides the order of sizes and variants, and in which order binaries are linked.
    package var seed: UInt64

    package init(processes: Int, rounds: Int, sampleNanoseconds: Int, seed: UInt64) {
        self.processes = processes
        self.rounds = rounds
        self.sampleNanoseconds = sampleNanoseconds
        self.seed = seed
    }

    /// Four processes of three rounds: what grows differs by more than processes do, and setting up
    /// screens of 100,000 rows takes time.
    package init(seed: UInt64) {
        self.init(processes: 4, rounds: 3, sampleNanoseconds: 1_000_000, seed: seed)
    }
}

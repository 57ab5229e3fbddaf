package import Latency
package import Statistics

/// What one run of the latency measure tells about noise: how the same source compares with itself,
/// compiled twice, where it may have been made slower on purpose.
package struct NoiseRun: Hashable, Sendable, Codable {
    /// A comparison whose true ratio is known.
    package struct Known: Hashable, Sendable, Codable {
        package let ratio: Double
        /// Of 95 %.
        package let interval: RatioInterval

        package init(ratio: Double, interval: RatioInterval) {
            self.ratio = ratio
            self.interval = interval
        }

        package var excludesOne: Bool { interval.lower > 1 || interval.upper < 1 }
    }

    /// Two variants that the run told apart.
    package struct Order: Hashable, Sendable, Codable {
        /// Their indices.
        package let faster: Int
        package let slower: Int

        package init(faster: Int, slower: Int) {
            self.faster = faster
            self.slower = slower
        }
    }

    /// One script, or all scripts together as their geometric mean.
    package struct OfScript: Hashable, Sendable, Codable {
        package let name: String
        /// The reference compiled twice; the true ratio is 1, unless a slowdown was injected.
        package let control: Known
        /// Whether the verdict on the control is that it is slower.
        package let isControlSlower: Bool
        /// Whether the run ranks variants, or says that it was too noisy.
        package let isReliable: Bool
        package let orders: [Order]
        /// For each variant and then the control; `nil` where they could not be counted, or
        /// processes counted differently.
        package let allocations: [AllocationCounts]?

        package init(
            name: String,
            control: Known,
            isControlSlower: Bool,
            isReliable: Bool,
            orders: [Order],
            allocations: [AllocationCounts]?
        ) {
            self.name = name
            self.control = control
            self.isControlSlower = isControlSlower
            self.isReliable = isReliable
            self.orders = orders
            self.allocations = allocations
        }
    }

    package let seed: UInt64
    package let scripts: [OfScript]
    /// The geometric mean over all scripts: the run as a whole.
    package let whole: OfScript

    package init(seed: UInt64, scripts: [OfScript], whole: OfScript) {
        self.seed = seed
        self.scripts = scripts
        self.whole = whole
    }
}

package import Latency
package import Statistics

/// What one run of the latency measure tells about noise: how the same source compares with itself,
/// compiled twice, where it may have been made slower on purpose.
package struct NoiseRun: Hashable, Sendable, Codable {
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

    /// One script, or all scripts of a feature together.
    package struct Unit: Hashable, Sendable, Codable {
        package let name: String
        /// The reference compiled twice; the true ratio is 1, unless a slowdown was injected.
        package let control: Comparison
        package let margin: EquivalenceMargin
        /// Whether the run says something of it, or that it was too noisy.
        package let isReliable: Bool
        /// Those that a page would print.
        package let orders: [Order]

        package init(
            name: String,
            control: Comparison,
            margin: EquivalenceMargin,
            isReliable: Bool,
            orders: [Order]
        ) {
            self.name = name
            self.control = control
            self.margin = margin
            self.isReliable = isReliable
            self.orders = orders
        }

        package var excludesOne: Bool {
            control.interval.lower > 1 || control.interval.upper < 1
        }
    }

    package let seed: UInt64
    package let scripts: [Unit]
    /// Those with several scripts.
    package let features: [Unit]
    /// For each script, each variant and then the control; `nil` where they could not be counted, or
    /// processes counted differently.
    package let allocations: [[AllocationCounts]]?

    package init(
        seed: UInt64,
        scripts: [Unit],
        features: [Unit],
        allocations: [[AllocationCounts]]?
    ) {
        self.seed = seed
        self.scripts = scripts
        self.features = features
        self.allocations = allocations
    }
}

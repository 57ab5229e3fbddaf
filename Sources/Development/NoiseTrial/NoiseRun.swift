package import Latency
package import Statistics

/// The noise in one run of the latency measurement: the comparison of a source with itself,
/// compiled twice. In some runs the second one was slowed down deliberately.
package struct NoiseRun: Hashable, Sendable, Codable {
    /// Two variants with a verdict of *faster* or *slower*.
    package struct Order: Hashable, Sendable, Codable {
        /// The index of the faster variant.
        package let faster: Int
        package let slower: Int

        package init(faster: Int, slower: Int) {
            self.faster = faster
            self.slower = slower
        }
    }

    /// One scenario, or all scenarios of a feature together.
    package struct Unit: Hashable, Sendable, Codable {
        package let name: String
        /// The A/A control; the true ratio is 1, unless a slowdown was injected.
        package let control: Comparison
        package let margin: EquivalenceMargin
        /// Indicates whether the result is reliable; otherwise the run was too noisy.
        package let isReliable: Bool
        /// The orders that a page would print.
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
    /// The features with several scenarios.
    package let features: [Unit]
    /// The allocations for each scenario, each variant and then the control; `nil` if they could
    /// not be counted, or processes counted differently.
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

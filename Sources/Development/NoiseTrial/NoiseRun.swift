internal import Latency
internal import Statistics

/// The noise in one run of the latency measurement: the comparison of a source with itself,
/// compiled twice. In some runs the second one was slowed down deliberately.
struct NoiseRun: Hashable, Sendable, Codable {
    /// Two variants with a verdict of *faster* or *slower*.
    struct Order: Hashable, Sendable, Codable {
        /// The index of the faster variant.
        let faster: Int
        let slower: Int
    }

    /// One scenario, or all scenarios of a feature together.
    struct Unit: Hashable, Sendable, Codable {
        let name: String
        /// The A/A control; the true ratio is 1, unless a slowdown was injected.
        let control: Comparison
        let margin: EquivalenceMargin
        /// Indicates whether the result is reliable; otherwise the run was too noisy.
        let isReliable: Bool
        /// The orders that a page would print.
        let orders: [Order]

        var excludesOne: Bool {
            control.interval.lower > 1 || control.interval.upper < 1
        }
    }

    let seed: UInt64
    let scripts: [Unit]
    /// The features with several scenarios.
    let features: [Unit]
    /// The allocations for each scenario, each variant and then the control; `nil` if they could
    /// not be counted, or processes counted differently.
    let allocations: [[AllocationCounts]]?
}

package import Statistics

/// The verdict on one variant against another, for a scenario or for the overall result of a
/// feature.
package enum LatencyVerdict: Hashable, Sendable {
    /// The verdict by the interval of the ratio.
    case decided(Verdict)
    /// No verdict, because the run is unreliable for these scenarios.
    case unreliable(scenarios: [String])
    /// Not robust: without one of these scenarios the overall verdict is the opposite one.
    case noDirection(scenarios: [String])
}

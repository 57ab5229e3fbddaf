/// A scenario that is measured with several data sizes to determine scaling.
package struct ScalingScenario: Sendable {
    package let name: String
    /// One sentence about the call, and the data that has the size.
    package let summary: String
    /// The sizes in ascending order; at least two.
    package let sizes: [Int]
    /// Returns the scenario for a size.
    package let scenario: @Sendable (_ size: Int) -> LatencyScenario

    package init(
        _ name: String,
        _ summary: String,
        sizes: [Int],
        scenario: @escaping @Sendable (_ size: Int) -> LatencyScenario
    ) {
        self.name = name
        self.summary = summary
        self.sizes = sizes
        self.scenario = scenario
    }
}

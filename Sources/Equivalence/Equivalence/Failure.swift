/// A failing scenario and its shrunk form.
package struct Failure: Hashable, Sendable, Codable {
    /// The name of the feature, such as `blog-feed`.
    package let feature: String
    /// The name of the scenario, or `random scenario 17 of seed 1`.
    package let scenario: String
    package let difference: Difference
    /// The shrunk scenario, which fails in the same way, as JSON Lines.
    package let reduced: [String]
    /// The difference in the shrunk scenario.
    package let reducedDifference: Difference?
}

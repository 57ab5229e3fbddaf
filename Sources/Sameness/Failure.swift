/// A script that shows a difference, and the smallest that still does.
package struct Failure: Hashable, Sendable, Codable {
    /// The feature's name, as `blog-feed`.
    package let feature: String
    /// What the script is called: its name, or `random script 17 of seed 1`.
    package let script: String
    package let difference: Difference
    /// The smallest script found that fails in the same way, as JSON Lines.
    package let reduced: [String]
    /// How the reduced script fails.
    package let reducedDifference: Difference?
}

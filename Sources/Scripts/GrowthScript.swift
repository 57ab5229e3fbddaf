/// A script that is measured at several sizes, to see what grows with the data and how fast.
package struct GrowthScript: Sendable {
    package let name: String
    /// One sentence: what one call is, and what is as large as the size says.
    package let summary: String
    /// In ascending order; at least two.
    package let sizes: [Int]
    /// The script at one of these sizes.
    package let script: @Sendable (_ size: Int) -> LatencyScript

    package init(
        _ name: String,
        _ summary: String,
        sizes: [Int],
        script: @escaping @Sendable (_ size: Int) -> LatencyScript
    ) {
        self.name = name
        self.summary = summary
        self.sizes = sizes
        self.script = script
    }
}

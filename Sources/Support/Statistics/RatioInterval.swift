/// A confidence interval of ratios.
package struct RatioInterval: Hashable, Sendable, Codable {
    /// The smallest ratio, without unit, positive.
    package let lower: Double
    /// The largest ratio.
    package let upper: Double
    /// The confidence level of the interval, between 0 and 1.
    package let confidence: Double

    /// Creates an interval of ratios; `lower` is not above `upper`.
    package init(lower: Double, upper: Double, confidence: Double) {
        precondition(0 < lower && lower <= upper, "an interval of ratios runs upwards above zero")
        self.lower = lower
        self.upper = upper
        self.confidence = confidence
    }

    /// The interval of the reversed comparison.
    package var reversed: RatioInterval {
        RatioInterval(lower: 1 / upper, upper: 1 / lower, confidence: confidence)
    }

    /// Returns true if every ratio is inside the margin, including its ends.
    package func isInside(_ margin: EquivalenceMargin) -> Bool {
        margin.ratios.contains(lower) && margin.ratios.contains(upper)
    }
}

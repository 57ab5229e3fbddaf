/// The ratios that the measurement does not rule out.
package struct RatioInterval: Hashable, Sendable, Codable {
    /// The smallest ratio, without unit, above zero.
    package let lower: Double
    /// The largest ratio.
    package let upper: Double
    /// The confidence this interval was made for, between 0 and 1.
    package let confidence: Double

    /// An interval of ratios; `lower` is not above `upper`.
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

    /// Whether every ratio lies inside the margin, ends included.
    package func isInside(_ margin: EquivalenceMargin) -> Bool {
        margin.ratios.contains(lower) && margin.ratios.contains(upper)
    }
}

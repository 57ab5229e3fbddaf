/// The exponent *k* of a value that grows as the size of the data to the power of *k*.
package struct ScalingExponent: Hashable, Sendable, Codable {
    package let exponent: Double
    /// The lower end of the 95 % confidence interval; both ends are the exponent if values have no
    /// noise.
    package let lower: Double
    package let upper: Double

    /// The verdict that follows from the complete interval; never ``Scaling/Verdict/negligible``,
    /// which is about the increase.
    package var verdict: Scaling.Verdict {
        if upper < Scaling.smallestLinear { return .sublinear }
        if lower > Scaling.largestLinear { return .superlinear }
        return lower >= Scaling.smallestLinear && upper <= Scaling.largestLinear
            ? .linear : .inconclusive
    }

    init(_ estimate: TrimmedMean) {
        let interval = estimate.bounds(significance: 1 - LatencyEstimate.confidence)
        exponent = estimate.value
        lower = interval.lowerBound
        upper = interval.upperBound
    }
}

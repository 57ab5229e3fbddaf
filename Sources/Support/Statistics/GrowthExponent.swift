/// How fast something grows with the size of the data: as the size to the power of this exponent.
package struct GrowthExponent: Hashable, Sendable, Codable {
    package let exponent: Double
    /// The interval of 95 %; both ends are the exponent where figures have no noise.
    package let lower: Double
    package let upper: Double

    /// What the whole interval says.
    package var verdict: Growth.Verdict {
        if upper < Growth.largestNegligible { return .negligible }
        if upper < Growth.smallestLinear { return .sublinear }
        if lower > Growth.largestLinear { return .superlinear }
        return lower >= Growth.smallestLinear && upper <= Growth.largestLinear
            ? .linear : .inconclusive
    }

    init(_ estimate: TrimmedMean) {
        let interval = estimate.bounds(significance: 1 - LatencyEstimate.confidence)
        exponent = estimate.value
        lower = interval.lowerBound
        upper = interval.upperBound
    }
}

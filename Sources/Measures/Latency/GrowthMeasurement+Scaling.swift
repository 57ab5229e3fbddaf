package import Statistics

extension GrowthMeasurement {
    /// Smaller sizes do not fill a screen, so they say nothing about growth with the data.
    package static let smallestSize = 100

    /// The scaling of a value over the sizes that fill a screen.
    package struct Scaling: Hashable, Sendable {
        /// The value at the largest size ÷ that at the smallest.
        package let increase: Double
        /// The exponent k in value ∝ sizeᵏ that decides, with its 95 % confidence interval.
        package let exponent: GrowthExponent
        /// Indicates whether the exponent is that of a fitted curve above a constant part.
        package let isFitted: Bool
        package let verdict: Growth.Verdict
    }
}

extension GrowthMeasurement.OfScenario {
    /// The indices of the sizes that fill a screen; all if fewer than two do.
    package var shownSizes: [Int] {
        let shown = sizes.indices.filter { sizes[$0] >= GrowthMeasurement.smallestSize }
        return shown.count > 1 ? shown : Array(sizes.indices)
    }

    /// Returns how values at all sizes scale, of which the smallest sizes do not count.
    package func scaling(of values: [Double], _ growth: Growth) -> GrowthMeasurement.Scaling {
        let shown = shownSizes.filter(values.indices.contains).map { values[$0] }
        let smallest = shown.first ?? 0
        let increase = smallest > 0 ? (shown.last ?? 0) / smallest : growth.increase
        return GrowthMeasurement.Scaling(
            increase: increase,
            exponent: growth.exponent,
            isFitted: growth.basis == .fit,
            verdict: growth.verdict(increase: increase)
        )
    }
}

package import Statistics

extension ScalingMeasurement {
    /// Smaller sizes do not fill a screen, so they say nothing about scaling with the data.
    package static let smallestSize = 100

    /// The scaling of a value over the sizes that fill a screen.
    package struct JudgedScaling: Hashable, Sendable {
        /// The value at the largest size ÷ that at the smallest.
        package let increase: Double
        /// The exponent k in value ∝ sizeᵏ that decides, with its 95 % confidence interval.
        package let exponent: ScalingExponent
        /// Indicates whether the exponent is that of a fitted curve above a constant part.
        package let isFitted: Bool
        package let verdict: Scaling.Verdict
    }
}

extension ScalingMeasurement.OfScenario {
    /// The indices of the sizes that fill a screen; all if fewer than two do.
    package var shownSizes: [Int] {
        let shown = sizes.indices.filter { sizes[$0] >= ScalingMeasurement.smallestSize }
        return shown.count > 1 ? shown : Array(sizes.indices)
    }

    /// Returns how values at all sizes scale, of which the smallest sizes do not count.
    package func scaling(of values: [Double], _ scaling: Scaling) -> ScalingMeasurement.JudgedScaling {
        let shown = shownSizes.filter(values.indices.contains).map { values[$0] }
        let smallest = shown.first ?? 0
        let increase = smallest > 0 ? (shown.last ?? 0) / smallest : scaling.increase
        return ScalingMeasurement.JudgedScaling(
            increase: increase,
            exponent: scaling.exponent,
            isFitted: scaling.basis == .fit,
            verdict: scaling.verdict(increase: increase)
        )
    }
}

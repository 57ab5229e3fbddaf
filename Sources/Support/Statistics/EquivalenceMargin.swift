/// The difference δ below which two latencies count as the same.
package struct EquivalenceMargin: Hashable, Sendable, Codable {
    /// δ as a share: 0.01 is one per cent.
    package let relative: Double

    /// One per cent, the smallest margin that the method uses.
    package static let onePerCent = EquivalenceMargin(unchecked: 0.01)

    /// Takes δ as a share. Throws `marginOutOfRange` below zero or when not finite.
    package init(relative: Double) throws(StatisticsError) {
        guard relative.isFinite, relative >= 0 else { throw .marginOutOfRange(relative) }
        self.init(unchecked: relative)
    }

    /// How many times the noise the margin is.
    package static let noiseFactor = 3.0

    /// max(1 %, three times the noise), where the noise is that of the comparison of a variant with
    /// its own copy, as a share. Throws `marginOutOfRange` for a noise that is negative or not
    /// finite.
    package init(noise: Double) throws(StatisticsError) {
        let margin = try EquivalenceMargin(relative: Self.noiseFactor * noise)
        self.init(unchecked: max(margin.relative, Self.onePerCent.relative))
    }

    private init(unchecked relative: Double) {
        self.relative = relative
    }

    /// 1 ÷ (1 + δ) … 1 + δ: symmetric in logarithms, so that exchanging variant and reference
    /// cannot change what is equivalent.
    package var ratios: ClosedRange<Double> {
        (1 / (1 + relative))...(1 + relative)
    }
}

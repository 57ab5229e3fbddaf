/// The equivalence margin δ: two latencies that differ by less are equivalent.
package struct EquivalenceMargin: Hashable, Sendable, Codable {
    /// The margin δ as a share: 0.01 is one per cent.
    package let relative: Double

    /// A margin of one per cent, the smallest one of the method.
    package static let onePerCent = EquivalenceMargin(unchecked: 0.01)

    /// Creates a margin from δ as a share. Throws `marginOutOfRange` if it is negative or not
    /// finite.
    package init(relative: Double) throws(StatisticsError) {
        guard relative.isFinite, relative >= 0 else { throw .marginOutOfRange(relative) }
        self.init(unchecked: relative)
    }

    /// The factor between the noise and the margin.
    package static let noiseFactor = 3.0

    /// Creates the margin max(1 %, three times the noise). The noise is that of the A/A control, as
    /// a share. Throws `marginOutOfRange` if the noise is negative or not finite.
    package init(noise: Double) throws(StatisticsError) {
        let margin = try EquivalenceMargin(relative: Self.noiseFactor * noise)
        self.init(unchecked: max(margin.relative, Self.onePerCent.relative))
    }

    private init(unchecked relative: Double) {
        self.relative = relative
    }

    /// The equivalent ratios 1 ÷ (1 + δ) … 1 + δ. The range is symmetric in logarithms, so that
    /// exchanging variant and baseline does not affect equivalence.
    package var ratios: ClosedRange<Double> {
        (1 / (1 + relative))...(1 + relative)
    }
}

/// How intervals are made. The same settings and rounds give the same figures, to the last bit.
package struct BootstrapSettings: Hashable, Sendable, Codable {
    /// How often the measurement is drawn again.
    package var resamples: Int
    /// Where the random numbers start.
    package var seed: UInt64
    /// The confidence of a single interval and, through Holm, of the family of decisions.
    package var confidence: Double

    /// 10,000 resamples from a fixed seed at 95 % unless told otherwise.
    package init(resamples: Int = 10_000, seed: UInt64 = 1979, confidence: Double = 0.95) {
        self.resamples = resamples
        self.seed = seed
        self.confidence = confidence
    }

    /// The chance of error that is accepted: one minus the confidence.
    package var significance: Double { 1 - confidence }

    /// Throws unless intervals can be made for as many comparisons.
    ///
    /// The strictest interval has the significance α ÷ comparisons, and its ends have to be draws:
    /// `BootstrapDistribution.tail` has to be at least one.
    func validate(comparisons: Int) throws(StatisticsError) {
        guard confidence > 0, confidence < 1 else { throw .confidenceOutOfRange(confidence) }
        let needed = Int((2 * Double(max(comparisons, 1)) / significance).rounded(.up))
        guard resamples >= needed else {
            throw .tooFewResamples(found: resamples, needed: needed)
        }
    }
}

package import Catalogue

/// What must hold of a feature's figures for a claim to be supported. It is fixed before anything
/// is measured.
package enum Criterion: Sendable {
    /// The variant has the smallest figure of all, alone.
    case smallest(Variant, Quantity)
    /// The variant has the largest figure of all, alone.
    case largest(Variant, Quantity)
    /// One variant's figure ÷ another's lies in a range.
    case ratio(Quantity, Variant, to: Variant, in: ClosedRange<Double>)
    /// One variant's figure ÷ the largest of the others is at least so much.
    case ratioToNextLargest(Quantity, Variant, atLeast: Double)
    /// One variant's figure is above another's.
    case above(Quantity, Variant, Variant)
    /// Shares are by so many points of a hundred above another variant's.
    case pointsAbove(Quantity, [Variant], Variant, atLeast: Double)
    /// The figure of each of these is at most so much.
    case atMost(Quantity, [Variant], Double)
    /// The figure of each of these is at least so much.
    case atLeast(Quantity, [Variant], Double)
    /// The figure of each of these is below so much.
    case below(Quantity, [Variant], Double)
    /// The interval of each variant's latency ÷ the reference's lies above a ratio.
    case latencyAbove([Variant], ratio: Double)
    /// All of several hold.
    case all([Criterion])
}

package import Matrix

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
    /// A variant has just this figure.
    case exactly(Quantity, Variant, Double)
    /// The interval of each variant's latency ÷ the reference's lies above a ratio.
    case latencyAbove([Variant], ratio: Double)
    /// All of several hold.
    case all([Criterion])

    /// The figures that are judged, each once; latency is none of them.
    package var quantities: [Quantity] {
        switch self {
        case .smallest(_, let quantity), .largest(_, let quantity),
            .ratio(let quantity, _, to: _, in: _), .ratioToNextLargest(let quantity, _, atLeast: _),
            .above(let quantity, _, _), .pointsAbove(let quantity, _, _, atLeast: _),
            .atMost(let quantity, _, _), .atLeast(let quantity, _, _), .below(let quantity, _, _),
            .exactly(let quantity, _, _):
            [quantity]
        case .latencyAbove: []
        case .all(let criteria):
            criteria.flatMap(\.quantities).reduce(into: []) { quantities, quantity in
                if !quantities.contains(quantity) { quantities.append(quantity) }
            }
        }
    }

    /// The variants that are judged, each once; a feature that lacks one is not judged.
    package var variants: [Variant] {
        switch self {
        // These are held against all others that teachers compare.
        case .smallest, .largest, .ratioToNextLargest: Variant.architectures
        case .ratio(_, let variant, to: let other, in: _), .above(_, let variant, let other):
            [variant, other]
        case .exactly(_, let variant, _): [variant]
        case .pointsAbove(_, let variants, let other, atLeast: _): variants + [other]
        case .atMost(_, let variants, _), .atLeast(_, let variants, _),
            .below(_, let variants, _), .latencyAbove(let variants, ratio: _):
            variants
        case .all(let criteria): criteria.flatMap(\.variants)
        }
    }
}

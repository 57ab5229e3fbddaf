package import Matrix

/// The condition that a feature's values must meet for a claim to be supported.
package indirect enum Criterion: Sendable {
    /// The variant has the smallest value of the compared variants, and no other has the same.
    case smallest(Variant, of: [Variant], Quantity)
    /// The variant has the largest value of the compared variants, and no other has the same.
    case largest(Variant, of: [Variant], Quantity)
    /// One variant's value ÷ another's lies in a range.
    case ratio(Quantity, Variant, to: Variant, in: ClosedRange<Double>)
    /// One variant's value ÷ the largest value of the others reaches a limit.
    case ratioToNextLargest(Quantity, Variant, of: [Variant], atLeast: Double)
    /// One variant's value is above another's.
    case above(Quantity, Variant, Variant)
    /// Shares exceed another variant's share by a number of percentage points.
    case pointsAbove(Quantity, [Variant], Variant, atLeast: Double)
    /// The value of each variant is at most this limit.
    case atMost(Quantity, [Variant], Double)
    /// The value of each variant is at least this limit.
    case atLeast(Quantity, [Variant], Double)
    /// The value of each variant is more than this limit.
    case moreThan(Quantity, [Variant], Double)
    /// The value of each variant is exactly this number.
    case exactly(Quantity, [Variant], Double)
    /// All conditions are met.
    case all([Criterion])
    /// Two metrics for the same question. They must agree; otherwise the verdict is *not robust*.
    case agree(Criterion, Criterion)
    /// A condition, and the same condition without the effect of a house style. If the two differ,
    /// the verdict is *house style decides*.
    case unlessHouseStyle(Criterion, without: Criterion)

    /// The conditions that are compared with a threshold, in order.
    package var parts: [Criterion] {
        switch self {
        case .all(let criteria): criteria.flatMap(\.parts)
        case .agree(let one, let other), .unlessHouseStyle(let one, without: let other):
            one.parts + other.parts
        default: [self]
        }
    }

    /// The metrics that are judged, each once.
    package var quantities: [Quantity] {
        parts.compactMap(\.quantity).reduce(into: []) { quantities, quantity in
            if !quantities.contains(quantity) { quantities.append(quantity) }
        }
    }

    /// The metric of a single condition.
    var quantity: Quantity? {
        switch self {
        case .smallest(_, of: _, let quantity), .largest(_, of: _, let quantity),
            .ratio(let quantity, _, to: _, in: _),
            .ratioToNextLargest(let quantity, _, of: _, atLeast: _),
            .above(let quantity, _, _), .pointsAbove(let quantity, _, _, atLeast: _),
            .atMost(let quantity, _, _), .atLeast(let quantity, _, _),
            .moreThan(let quantity, _, _), .exactly(let quantity, _, _):
            quantity
        case .all, .agree, .unlessHouseStyle: nil
        }
    }

    /// The variants that are judged. A feature that lacks one of them is not judged.
    package var variants: [Variant] {
        switch self {
        case .smallest(let variant, of: let compared, _),
            .largest(let variant, of: let compared, _),
            .ratioToNextLargest(_, let variant, of: let compared, atLeast: _):
            [variant] + compared.filter { $0 != variant }
        case .ratio(_, let variant, to: let other, in: _), .above(_, let variant, let other):
            [variant, other]
        case .pointsAbove(_, let variants, let other, atLeast: _): [other] + variants
        case .atMost(_, let variants, _), .atLeast(_, let variants, _),
            .moreThan(_, let variants, _), .exactly(_, let variants, _):
            variants
        case .all, .agree, .unlessHouseStyle: parts.flatMap(\.variants)
        }
    }
}

package import Matrix

extension Claim {
    /// The caveats of a cell's variant that move a figure by which this claim is judged, by their
    /// number counted from 1; none where the claim does not name the variant.
    package func caveats(of cell: Cell) -> [Int] {
        guard case .figures(let criterion, _, _) = decision else { return [] }
        let figures = criterion.caveatFigures(of: cell)
        return cell.style.caveats.enumerated()
            .filter { !$0.element.moves.isDisjoint(with: figures) }
            .map { $0.offset + 1 }
    }
}

extension Criterion {
    /// What of a variant's figures is judged.
    fileprivate func caveatFigures(of cell: Cell) -> Set<Caveat.Figure> {
        let variant = cell.variant
        return switch self {
        // The others are compared with.
        case .smallest(_, let quantity), .largest(_, let quantity),
            .ratioToNextLargest(let quantity, _, atLeast: _):
            figures(quantity, of: [variant], variant)
        case .ratio(let quantity, let first, to: let second, in: _),
            .above(let quantity, let first, let second):
            figures(quantity, of: [first, second], variant)
        case .pointsAbove(let quantity, let variants, let other, atLeast: _):
            figures(quantity, of: variants + [other], variant)
        case .atMost(let quantity, let variants, _), .atLeast(let quantity, let variants, _),
            .below(let quantity, let variants, _):
            figures(quantity, of: variants, variant)
        case .exactly(let quantity, let judged, _): figures(quantity, of: [judged], variant)
        case .latencyAbove(let variants, ratio: _):
            variants.contains(variant) || variant == cell.feature.reference ? [.latency] : []
        case .all(let criteria):
            criteria.reduce(into: []) { $0.formUnion($1.caveatFigures(of: cell)) }
        }
    }

    private func figures(
        _ quantity: Quantity,
        of variants: [Variant],
        _ variant: Variant
    ) -> Set<Caveat.Figure> {
        variants.contains(variant) ? Set(quantity.caveatFigure.map { [$0] } ?? []) : []
    }
}

package import Matrix

extension Claim {
    /// Returns the numbers, from 1, of the design decisions that affect a metric by which this
    /// claim judges the implementation. Empty if the claim does not compare the variant.
    package func caveats(of implementation: Implementation) -> [Int] {
        let criteria = [comparison.criterion, comparison.usuallyWritten].compactMap(\.self)
        let figures = criteria.flatMap(\.parts)
            .filter { $0.variants.contains(implementation.variant) }
            .compactMap { $0.quantity?.caveatMetric }
        return implementation.style.caveats.enumerated()
            .filter { !$0.element.moves.isDisjoint(with: figures) }
            .map { $0.offset + 1 }
    }
}

package import Matrix

extension Claim {
    /// Returns the numbers, from 1, of the design decisions that affect a metric by which this
    /// claim judges the implementation. Empty if the claim does not compare the variant.
    package func designDecisions(of implementation: Implementation) -> [Int] {
        let values = comparison.readings.flatMap(\.criterion.parts)
            .filter { $0.variants.contains(implementation.variant) }
            .compactMap { $0.quantity?.designDecisionMetric }
        return implementation.architecture.designDecisions.enumerated()
            .filter { !$0.element.affects.isDisjoint(with: values) }
            .map { $0.offset + 1 }
    }
}

internal import Changes
internal import Claims
package import Matrix
internal import Mutation
package import Report
internal import SourceMeasures
internal import SwiftSource

/// The points of each compared variant for each criterion, one value per feature or change.
///
/// For a cost, the baseline has 100 points, and a variant has 100 × the baseline's cost ÷ its own:
/// with half the cost it has 200 points, with twice the cost 50. For testability, the points are
/// the percentage of mutants that tests kill.
package struct PointTable: Sendable {
    /// The compared variants; the first is the baseline.
    package let variants: [Variant]
    /// The criteria that were measured in every variant, in the order of ``DecisionCriterion``.
    package let criteria: [DecisionCriterion]
    /// A Boolean value that is true if the table is about several features. One feature has no
    /// range, so nothing can be ranked.
    package let hasRange: Bool
    /// For each criterion, for each variant, one value per feature or change.
    private let values: [DecisionCriterion: [[Double]]]
    /// The means and ranges of each criterion, in the order of the criteria and of the variants.
    package let summaries: [[Summary]]

    /// The points of a variant for a criterion.
    package struct Summary: Sendable {
        /// The mean over features and changes.
        package let mean: Double
        /// The lowest and the highest points. A single value has no range of its own and takes that
        /// of all values of its group, because less evidence must not look more certain.
        package let range: ClosedRange<Double>
    }

    /// Creates the comparison of the architectures over all features that have the four, with the
    /// other variants that were measured in all these features.
    package init(architecturesIn report: Report) {
        let features = report.comparedFeatures
        let measured = report.comparedVariants.filter { variant in
            Variant.architectures.contains(variant)
                || features.allSatisfy { feature in
                    let implementation = Implementation(variant, of: feature)
                    return implementation.flatMap { Quantity.codeLines.value(of: $0, in: report) }
                        != nil
                }
        }
        self.init(measured, features, report)
    }

    /// Creates the comparison of all variants of one feature, except those that use modules of
    /// other variants, because they have little code of their own.
    package init(variantsOf feature: Feature, in report: Report) {
        let implementations = report.variants(of: feature).map {
            Implementation(feature: feature, variant: $0)
        }
        self.init(implementations.filter(\.taken.isEmpty).map(\.variant), [feature], report)
    }

    private init(_ variants: [Variant], _ features: [Feature], _ report: Report) {
        var values: [DecisionCriterion: [[Double]]] = [:]
        for criterion in DecisionCriterion.allCases {
            let measurements = features.flatMap { feature in
                let implementations = variants.map { Implementation(feature: feature, variant: $0) }
                return Self.measurements(of: criterion, implementations, report)
            }
            if !measurements.isEmpty {
                values[criterion] = variants.indices.map { index in measurements.map { $0[index] } }
            }
        }
        self.init(variants: variants, points: values, hasRange: features.count > 1)
    }

    /// - Parameters:
    ///   - points: for each criterion and each variant, one value per feature or change.
    ///   - hasRange: indicates whether the values are about several features.
    package init(
        variants: [Variant],
        points: [DecisionCriterion: [[Double]]],
        hasRange: Bool = true
    ) {
        self.variants = variants
        self.hasRange = hasRange
        values = points
        criteria = DecisionCriterion.allCases.filter { points[$0] != nil }
        summaries = criteria.map { criterion in
            variants.indices.map { index in
                let own = points[criterion]?[index] ?? []
                let group = criterion.group.criteria.flatMap { points[$0]?[index] ?? [] }
                let values = own.count == 1 ? group : own
                return Summary(
                    mean: own.reduce(0, +) / Double(own.count),
                    range: (values.min() ?? 0)...(values.max() ?? 0)
                )
            }
        }
    }

    /// A Boolean value that is true if there is something to rank.
    package var isRankable: Bool { variants.count > 1 && !criteria.isEmpty }

    /// Returns the points of a variant for a criterion: one value per feature or change.
    package func points(_ criterion: DecisionCriterion, of variant: Variant) -> [Double] {
        guard let index = variants.firstIndex(of: variant) else { return [] }
        return values[criterion]?[index] ?? []
    }

    /// Returns one array per feature or change, with a value for each implementation. A feature or
    /// change that was not measured in every implementation is excluded.
    private static func measurements(
        of criterion: DecisionCriterion,
        _ implementations: [Implementation],
        _ report: Report
    ) -> [[Double]] {
        switch criterion {
        case .code:
            return [
                points(of: implementations.map { Quantity.codeLines.value(of: $0, in: report) })
            ]
            .compactMap(\.self)
        case .testCost:
            return [points(of: implementations.map { testLinesPerKill(of: $0, in: report) })]
                .compactMap(\.self)
        case .logicFaults:
            return [percent(.viewFreeScoreOfLogic, implementations, report)].compactMap(\.self)
        case .allFaults:
            let shares = implementations.compactMap { implementation in
                report.mutation.value?.first { $0.implementation == implementation }?.total.score
            }
            return shares.count == implementations.count ? [shares.map { $0 * 100 }] : []
        case .addField, .extendForm, .addAction, .askFirst, .addList, .changeSource, .restyle,
            .reportFailure:
            return criterion.changes.compactMap { name in
                points(
                    of: implementations.map { implementation in
                        report.changes.value?.first { $0.implementation == implementation }?.changes
                            .first { $0.name == name }.map { Double($0.cost.lines.all) }
                    }
                )
            }
        }
    }

    /// Returns the points of costs; `nil` if a cost was not measured, or if the baseline's cost is
    /// 0 or infinite.
    private static func points(of costs: [Double?]) -> [Double]? {
        let measured = costs.compactMap(\.self)
        guard let baseline = measured.first, measured.count == costs.count, baseline.isFinite,
            measured.allSatisfy({ $0 > 0 })
        else { return nil }
        return measured.map { 100 * baseline / $0 }
    }

    private static func percent(
        _ quantity: Quantity,
        _ implementations: [Implementation],
        _ report: Report
    ) -> [Double]? {
        let shares = implementations.compactMap { quantity.value(of: $0, in: report) }
        return shares.count == implementations.count ? shares.map { $0 * 100 } : nil
    }

    /// Returns the code lines of tests per mutant that they kill; infinite if they kill none, `nil` if
    /// it was not measured.
    private static func testLinesPerKill(of implementation: Implementation, in report: Report)
        -> Double?
    {
        guard
            let lines = report.lines.value?.first(where: { $0.implementation == implementation })?
                .tests.code,
            let score = report.mutation.value?.first(where: { $0.implementation == implementation }
            )?.total, lines > 0
        else { return nil }
        return Double(lines) / Double(score.killed)
    }
}

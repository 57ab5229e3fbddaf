internal import Claims
internal import Foundation
internal import Matrix
internal import Mutation
internal import Report
internal import RunTimeMeasures
internal import Statistics

/// The table of the architectures in which every feature is built. Its columns are the criteria of
/// articles; a field has one number with its range over the features.
struct ArchitectureTable {
    let report: Report

    var features: [Feature] { report.comparedFeatures }

    var variants: [Variant] { report.comparedVariants }

    /// A column: a criterion, its metric, and the value of a variant in a feature.
    struct Criterion {
        let title: Prose
        let value: (Variant, Feature) -> Double?
        let text: (Double) -> String
    }

    /// A row for each architecture; `nil` if no feature is built in all of them, or nothing was
    /// measured.
    var table: Table? {
        guard !features.isEmpty else { return nil }
        let shown = criteria.filter { criterion in
            variants.contains { range(of: criterion, $0) != nil }
        }
        guard !shown.isEmpty else { return nil }
        var table = Table(
            [("Architecture", .left)] + shown.map { ($0.title, .right) }
        )
        for variant in variants {
            table.add(
                ["**\(variant.title)**"]
                    + shown.map { criterion in
                        .value(range(of: criterion, variant).map { text(of: $0, criterion) })
                    }
            )
        }
        return table
    }

    /// The median over the features, and the smallest and the largest value.
    struct Range {
        let median: Double
        let least: Double
        let most: Double
    }

    func range(of criterion: Criterion, _ variant: Variant) -> Range? {
        let values = values(of: criterion, variant)
        guard let least = values.min(), let most = values.max(),
            let median = try? median(of: values)
        else { return nil }
        return Range(median: median, least: least, most: most)
    }

    /// Returns the values of a variant, one for each feature that has one.
    func values(of criterion: Criterion, _ variant: Variant) -> [Double] {
        features.compactMap { criterion.value(variant, $0) }
    }

    private func text(of range: Range, _ criterion: Criterion) -> String {
        let ends = [range.least, range.most].map(criterion.text).distinct
        let middle = criterion.text(range.median)
        let span = Self.span(ends)
        return ends == [middle] ? middle : "\(middle) (\(span))"
    }

    // MARK: - Criteria

    private var criteria: [Criterion] {
        [distribution, logicFaults, allFaults, size, change, call]
    }

    var distribution: Criterion {
        Criterion(title: "Distribution: largest type, share of code") { variant, feature in
            value(.largestTypeShare, variant, feature)
        } text: {
            Self.percent($0)
        }
    }

    var logicFaults: Criterion {
        Criterion(title: "Testability: logic faults found without a view") { variant, feature in
            value(.viewFreeScoreOfLogic, variant, feature)
        } text: {
            Self.percent($0)
        }
    }

    var allFaults: Criterion {
        Criterion(title: "Testability: faults found by all tests") { variant, feature in
            Implementation(variant, of: feature).flatMap { report.mutation(of: $0)?.total.score }
        } text: {
            Self.percent($0)
        }
    }

    var size: Criterion {
        Criterion(title: "Ease of use: code lines ÷ MVC") { variant, feature in
            ratio(variant, feature) { value(.codeLines, $0, feature) }
        } text: {
            Self.ratio($0)
        }
    }

    var change: Criterion {
        Criterion(title: "Cost of change: changed lines ÷ MVC") { variant, feature in
            ratio(variant, feature) { value(.changedLines, $0, feature) }
        } text: {
            Self.ratio($0)
        }
    }

    /// Instructions, because they repeat on another machine. Latency only if they were not counted.
    var call: Criterion {
        let hasInstructions = report.instructions.value != nil
        return Criterion(
            title: hasInstructions
                ? "Cost of a call: instructions ÷ MVC" : "Cost of a call: latency ÷ MVC"
        ) { variant, feature in
            hasInstructions
                ? CallCosts(report: report, feature: feature).ratio(of: variant, .instructions)
                : latency(variant, feature)
        } text: {
            Self.ratio($0)
        }
    }

    // MARK: - Values

    private func value(_ quantity: Quantity, _ variant: Variant, _ feature: Feature) -> Double? {
        Implementation(variant, of: feature).flatMap { quantity.value(of: $0, in: report) }
    }

    private func ratio(
        _ variant: Variant,
        _ feature: Feature,
        _ value: (Variant) -> Double?
    ) -> Double? {
        guard let baseline = value(feature.baseline), baseline > 0 else { return nil }
        return value(variant).map { $0 / baseline }
    }

    private func latency(_ variant: Variant, _ feature: Feature) -> Double? {
        guard let index = report.variants(of: feature).firstIndex(of: variant),
            let estimate = report.latency(of: feature)?.judgement.overall.estimate
        else { return nil }
        return index == 0 ? 1 : estimate.comparison(of: index, to: 0)?.ratio
    }

    /// Returns a share in percent without decimals; a share below 100 % is never printed as 100 %.
    static func percent(_ share: Double) -> String {
        DecimalText.text(share < 1 ? min(share * 100, 99) : 100, digits: 0) + " %"
    }

    /// Returns a range in words, such as `95–99 %`, or its only end.
    static func span(_ ends: [String]) -> String {
        ends.distinct.joined(separator: "–").replacing(" %–", with: "–")
    }

    static func ratio(_ ratio: Double) -> String { DecimalText.text(ratio, digits: 2) }
}

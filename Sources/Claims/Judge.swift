internal import Catalogue
internal import Foundation
internal import Latency
package import Report
internal import Statistics

/// Holds the figures of a report against claims.
package struct Judge {
    private let report: Report

    package init(report: Report) {
        self.report = report
    }

    /// What each feature of the report that the claim is about says; empty where the claim is not
    /// measured yet.
    package func findings(on claim: Claim) -> [Finding] {
        guard case .figures(let criterion, let beside, let features) = claim.decision else {
            return []
        }
        return report.features.filter(features.contains).map { feature in
            let outcome = outcome(of: criterion, feature)
            return Finding(
                feature: feature,
                verdict: outcome.verdict,
                rows: (criterion.quantities + beside).map { row(of: $0, feature) }
                    + (usesLatency(criterion) ? [latencyRow(of: feature)] : []),
                reasons: outcome.reasons
            )
        }
    }

    private struct Outcome {
        var verdict: Finding.Verdict
        var reasons: [String]

        init(_ verdict: Finding.Verdict, _ reasons: String...) {
            self.verdict = verdict
            self.reasons = reasons
        }

        init(holds: Bool, _ reason: String) {
            self.init(holds ? .supported : .notSupported, reason)
        }
    }

    private func outcome(of criterion: Criterion, _ feature: Feature) -> Outcome {
        switch criterion {
        case .smallest(let variant, let quantity):
            compareWithOthers(variant, quantity, feature) { $0 < $1 }
        case .largest(let variant, let quantity):
            compareWithOthers(variant, quantity, feature) { $0 > $1 }
        case .ratio(let quantity, let variant, let other, let range):
            ratio(quantity, variant, other, range, feature)
        case .ratioToNextLargest(let quantity, let variant, let least):
            ratioToNextLargest(quantity, variant, least, feature)
        case .above(let quantity, let variant, let other):
            with(quantity, [variant, other], feature) { values in
                Outcome(
                    holds: values[0] > values[1],
                    "\(variant.title) \(text(values[0], quantity)), \(other.title) "
                        + text(values[1], quantity)
                )
            }
        case .pointsAbove(let quantity, let variants, let other, let least):
            with(quantity, [other] + variants, feature) { values in
                let points = values.dropFirst().map { ($0 - values[0]) * 100 }
                let parts = zip(variants, points).map { variant, points in
                    "\(variant.title) \(String(format: "%+.1f", points)) points"
                }
                return Outcome(
                    holds: points.allSatisfy { $0 >= least },
                    "against \(other.title): " + parts.joined(separator: ", ")
                )
            }
        case .atMost(let quantity, let variants, let most):
            with(quantity, variants, feature) { values in
                Outcome(
                    holds: values.allSatisfy { $0 <= most },
                    "the largest is \(text(values.max() ?? 0, quantity))"
                )
            }
        case .atLeast(let quantity, let variants, let least):
            each(of: variants, quantity, feature) { $0 >= least }
        case .below(let quantity, let variants, let limit):
            each(of: variants, quantity, feature) { $0 < limit }
        case .latencyAbove(let variants, let ratio): latency(of: variants, above: ratio, feature)
        case .all(let criteria): all(criteria.map { outcome(of: $0, feature) })
        }
    }

    /// Nothing is judged where a figure is missing. One that does not hold decides; else one that
    /// cannot be told leaves it open.
    private func all(_ outcomes: [Outcome]) -> Outcome {
        let verdicts = outcomes.map(\.verdict)
        let order: [Finding.Verdict] = [.notMeasured, .notSupported, .cannotTell]
        var outcome = Outcome(order.first(where: verdicts.contains) ?? .supported)
        outcome.reasons = outcomes.flatMap(\.reasons)
        return outcome
    }

    /// Judges figures that must all be there.
    private func with(
        _ quantity: Quantity,
        _ variants: [Variant],
        _ feature: Feature,
        _ judge: ([Double]) -> Outcome
    ) -> Outcome {
        var values: [Double] = []
        for variant in variants {
            let cell = Cell(feature: feature, variant: variant)
            guard report.variants.contains(variant),
                let value = quantity.value(of: cell, in: report)
            else {
                return Outcome(
                    .notMeasured,
                    "this run has no figure “\(quantity.title)” of \(variant.title)"
                )
            }
            values.append(value)
        }
        return judge(values)
    }

    private func each(
        of variants: [Variant],
        _ quantity: Quantity,
        _ feature: Feature,
        holds: (Double) -> Bool
    ) -> Outcome {
        with(quantity, variants, feature) { values in
            let parts = zip(variants, values).map { "\($0.title) \(text($1, quantity))" }
            return Outcome(holds: values.allSatisfy(holds), parts.joined(separator: ", "))
        }
    }

    private func compareWithOthers(
        _ variant: Variant,
        _ quantity: Quantity,
        _ feature: Feature,
        _ isBetter: (Double, Double) -> Bool
    ) -> Outcome {
        let others = Variant.allCases.filter { $0 != variant }
        return with(quantity, [variant] + others, feature) { values in
            let best = values.dropFirst().reduce(values[1]) { isBetter($1, $0) ? $1 : $0 }
            let names = zip(others, values.dropFirst()).filter { $0.1 == best }.map(\.0.title)
            return Outcome(
                holds: isBetter(values[0], best),
                "\(variant.title) \(text(values[0], quantity)), next "
                    + "\(names.joined(separator: " and ")) \(text(best, quantity))"
            )
        }
    }

    private func ratio(
        _ quantity: Quantity,
        _ variant: Variant,
        _ other: Variant,
        _ range: ClosedRange<Double>,
        _ feature: Feature
    ) -> Outcome {
        with(quantity, [variant, other], feature) { values in
            guard values[1] > 0 else {
                return Outcome(.cannotTell, "\(other.title) has none, so there is no ratio")
            }
            let ratio = values[0] / values[1]
            return Outcome(
                holds: range.contains(ratio),
                "\(variant.title) ÷ \(other.title) = \(String(format: "%.2f", ratio))"
            )
        }
    }

    private func ratioToNextLargest(
        _ quantity: Quantity,
        _ variant: Variant,
        _ least: Double,
        _ feature: Feature
    ) -> Outcome {
        let others = Variant.allCases.filter { $0 != variant }
        return with(quantity, [variant] + others, feature) { values in
            let largest = values.dropFirst().max() ?? 0
            let name = zip(others, values.dropFirst()).first { $0.1 == largest }?.0.title ?? ""
            let ratio = values[0] / largest
            return Outcome(
                holds: ratio >= least,
                "\(variant.title) ÷ \(name) = \(String(format: "%.2f", ratio))"
            )
        }
    }

    // MARK: - Latency

    private func comparison(of variant: Variant, _ feature: Feature) -> Comparison? {
        let index = report.variants.firstIndex(of: variant)
        return judgement(of: feature)?.estimate.toReference.first { $0.variant == index }
    }

    private func judgement(of feature: Feature) -> Judgement? {
        report.latency.value?.features.first { $0.feature == feature }?.judgement
    }

    private func latency(
        of variants: [Variant],
        above ratio: Double,
        _ feature: Feature
    ) -> Outcome {
        guard let judgement = judgement(of: feature) else {
            return Outcome(.notMeasured, "this run did not measure latency")
        }
        guard judgement.isReliable else {
            return Outcome(.cannotTell, "this run was too noisy for latency")
        }
        return all(
            variants.map { variant in
                guard let comparison = comparison(of: variant, feature) else {
                    return Outcome(.notMeasured, "this run has no latency of \(variant.title)")
                }
                let reason =
                    "\(variant.title) ÷ \(Variant.reference.title): "
                    + text(of: comparison)
                let interval = comparison.interval
                if interval.lower > ratio { return Outcome(.supported, reason) }
                return Outcome(interval.upper <= ratio ? .notSupported : .cannotTell, reason)
            }
        )
    }

    private func text(of comparison: Comparison) -> String {
        String(
            format: "%.3f (%.3f – %.3f)",
            comparison.ratio,
            comparison.interval.lower,
            comparison.interval.upper
        )
    }

    // MARK: - Figures

    private func usesLatency(_ criterion: Criterion) -> Bool {
        if case .latencyAbove = criterion { true } else { false }
    }

    private func row(of quantity: Quantity, _ feature: Feature) -> Finding.Row {
        Finding.Row(
            title: quantity.title,
            values: report.variants.map { variant in
                quantity.value(of: Cell(feature: feature, variant: variant), in: report)
                    .map { text($0, quantity) }
            }
        )
    }

    private func latencyRow(of feature: Feature) -> Finding.Row {
        Finding.Row(
            title: "Latency ÷ \(Variant.reference.title)",
            values: report.variants.map { variant in
                variant == .reference
                    ? judgement(of: feature).map { _ in "1" }
                    : comparison(of: variant, feature).map(text)
            }
        )
    }

    private func text(_ value: Double, _ quantity: Quantity) -> String {
        if quantity.isCount { return String(format: "%.0f", value) }
        return quantity.isShare
            ? String(format: "%.1f %%", value * 100) : String(format: "%.3f", value)
    }
}

internal import Foundation
internal import Matrix
package import Report

/// Holds the figures of a report against claims.
package struct Judge {
    let report: Report

    package init(report: Report) {
        self.report = report
    }

    /// What each feature of the report that the claim is about says; empty where the claim is not
    /// measured yet. A feature that was never built in a variant that the claim names says nothing.
    package func findings(on claim: Claim) -> [Finding] {
        guard case .figures(let criterion, let beside, let features) = claim.decision else {
            return []
        }
        return report.features.filter { feature in
            features.contains(feature)
                && Set(feature.variants).isSuperset(of: criterion.variants)
        }
        .flatMap { feature in
            if case .latencyAbove(let variants, let ratio) = criterion {
                return variants.map { finding(on: $0, latencyAbove: ratio, feature) }
            }
            let outcome = outcome(of: criterion, feature)
            return [
                Finding(
                    feature: feature,
                    variant: nil,
                    verdict: outcome.verdict,
                    rows: (criterion.quantities + beside).map { row(of: $0, feature) },
                    reasons: outcome.reasons
                )
            ]
        }
    }

    struct Outcome {
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
                    "\(variant.title) \(quantity.text(of: values[0])), \(other.title) "
                        + quantity.text(of: values[1])
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
                let breaking = zip(variants, values).filter { $0.1 > most }
                    .map { "\($0.0.title) \(quantity.text(of: $0.1))" }
                return breaking.isEmpty
                    ? Outcome(.supported, "the largest is \(quantity.text(of: values.max() ?? 0))")
                    : Outcome(.notSupported, breaking.joined(separator: ", "))
            }
        case .atLeast(let quantity, let variants, let least):
            each(of: variants, quantity, feature) { $0 >= least }
        case .below(let quantity, let variants, let limit):
            each(of: variants, quantity, feature) { $0 < limit }
        case .latencyAbove(let variants, let ratio):
            all(variants.map { latency(of: $0, above: ratio, feature) })
        case .exactly(let quantity, let variant, let figure):
            each(of: [variant], quantity, feature) { $0 == figure }
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
            guard report.variants(of: feature).contains(variant),
                let cell = Cell(variant, of: feature),
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
            let parts = zip(variants, values).map { "\($0.title) \(quantity.text(of: $1))" }
            return Outcome(holds: values.allSatisfy(holds), parts.joined(separator: ", "))
        }
    }

    private func compareWithOthers(
        _ variant: Variant,
        _ quantity: Quantity,
        _ feature: Feature,
        _ isBetter: (Double, Double) -> Bool
    ) -> Outcome {
        let others = Variant.architectures.filter { $0 != variant }
        return with(quantity, [variant] + others, feature) { values in
            let best = values.dropFirst().reduce(values[1]) { isBetter($1, $0) ? $1 : $0 }
            let names = zip(others, values.dropFirst()).filter { $0.1 == best }.map(\.0.title)
            return Outcome(
                holds: isBetter(values[0], best),
                "\(variant.title) \(quantity.text(of: values[0])), next "
                    + "\(names.joined(separator: " and ")) \(quantity.text(of: best))"
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
        let others = Variant.architectures.filter { $0 != variant }
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

    // MARK: - Figures

    private func row(of quantity: Quantity, _ feature: Feature) -> Finding.Row {
        Finding.Row(
            title: quantity.title,
            values: report.variants(of: feature).map { variant in
                quantity.value(of: Cell(feature: feature, variant: variant), in: report)
                    .map { quantity.text(of: $0) }
            }
        )
    }
}

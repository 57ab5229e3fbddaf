internal import Foundation
internal import Latency
internal import Matrix
internal import Report
internal import Statistics

extension Judge {
    /// What the latency of one variant says, over all scripts of a feature.
    func finding(
        on variant: Variant,
        latencyAbove ratio: Double,
        _ feature: Feature
    ) -> Finding {
        let outcome = latency(of: variant, above: ratio, feature)
        return Finding(
            feature: feature,
            variant: variant,
            verdict: outcome.verdict,
            rows: [latencyRow(of: feature)],
            reasons: outcome.reasons
        )
    }

    func latency(of variant: Variant, above ratio: Double, _ feature: Feature) -> Outcome {
        guard let judgement = judgement(of: feature) else {
            return Outcome(.notMeasured, "this run did not measure latency")
        }
        guard
            let index = report.variants(of: feature).firstIndex(of: variant),
            let comparison = judgement.whole.estimate.comparison(of: index, to: 0),
            let verdict = judgement.verdict(on: index, against: 0)
        else { return Outcome(.notMeasured, "this run has no latency of \(variant.title)") }
        switch verdict {
        case .unreliable(let scripts):
            let places = scripts.isEmpty ? "" : " in \(scripts.joined(separator: ", "))"
            return Outcome(.cannotTell, "this run was too noisy\(places)")
        case .noDirection(let scripts):
            let names = scripts.joined(separator: " or ")
            return Outcome(.noDirection, "\(text(of: comparison)), which turns without \(names)")
        case .decided:
            let interval = comparison.interval
            if interval.lower > ratio { return Outcome(.supported, text(of: comparison)) }
            return Outcome(
                interval.upper <= ratio ? .notSupported : .cannotTell,
                text(of: comparison)
            )
        }
    }

    private func judgement(of feature: Feature) -> FeatureJudgement? {
        report.latency.value?.features.first { $0.feature == feature }?.judgement
    }

    private func text(of comparison: Comparison) -> String {
        String(
            format: "%.3f (%.3f – %.3f)",
            comparison.ratio,
            comparison.interval.lower,
            comparison.interval.upper
        )
    }

    private func latencyRow(of feature: Feature) -> Finding.Row {
        let judgement = judgement(of: feature)
        return Finding.Row(
            title: "Latency ÷ \(feature.reference.title)",
            values: report.variants(of: feature).indices.map { index in
                index == 0
                    ? judgement.map { _ in "1" }
                    : judgement?.whole.estimate.comparison(of: index, to: 0).map(text)
            }
        )
    }
}

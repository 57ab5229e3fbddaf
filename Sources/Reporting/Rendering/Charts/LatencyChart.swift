internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Statistics

/// The latency of a feature's variants ÷ that of the baseline, overall and by scenario.
struct LatencyChart {
    let report: Report
    let feature: Feature

    /// - Returns: `nil` if latency was not measured, or there is nothing to compare.
    var chart: Chart? {
        guard let whole = report.latency(of: feature)?.judgement, variants.count > 1 else {
            return nil
        }
        let scenarios = report.latencyScenarios(of: feature)
        let groups = (scenarios.count > 1 ? [group(of: whole)] : []) + scenarios.map(group)
        return Chart(
            name: "\(feature.name)-latency",
            title:
                "\(report.title(of: feature)), latency against \(feature.baseline.title): \(finding(whole))",
            drawing: .intervals(
                ForestPlot(
                    axis:
                        "Latency ÷ \(feature.baseline.title), 95 % confidence interval (this run); "
                        + "grey: equivalence margin"
                        + (scenarios.count > 1
                            ? "; bars: range over scenarios, dark: leaving one out"
                            : ""),
                    groups: groups
                )
            )
        )
    }

    private var variants: [Variant] { report.variants(of: feature) }

    private func group(of judgement: FeatureJudgement) -> ForestPlot.Group {
        let estimate = judgement.overall.estimate
        return ForestPlot.Group(
            title: "overall",
            margin: estimate.margin.relative,
            rows: rows(estimate) { index in
                judgement.verdict(on: index, against: 0)
            } spread: { index in
                judgement.spread(of: index, against: 0)
            }
        )
    }

    private func group(of scenario: LatencyMeasurement.OfScenario) -> ForestPlot.Group {
        let estimate = scenario.judgement.estimate
        return ForestPlot.Group(
            title: scenario.scenario,
            margin: estimate.margin.relative,
            rows: rows(estimate) { index in
                scenario.judgement.verdict(on: index, against: 0, scenario: scenario.scenario)
            } spread: { _ in
                nil
            }
        )
    }

    private func rows(
        _ estimate: LatencyEstimate,
        verdict: (Int) -> LatencyVerdict?,
        spread: (Int) -> ScenarioSpread?
    ) -> [ForestPlot.Row] {
        variants.indices.dropFirst().compactMap { index in
            estimate.comparison(of: index, to: 0).map { comparison in
                let spread = spread(index)
                return ForestPlot.Row(
                    label: variants[index].title,
                    ratio: comparison.ratio,
                    lower: comparison.interval.lower,
                    upper: comparison.interval.upper,
                    tone: Self.tone(verdict(index)),
                    text:
                        "\(Values.ratio(comparison.ratio)) (\(Values.interval(comparison.interval)))",
                    spread: spread.flatMap { Self.range($0.overScenarios) },
                    leavingOneOut: spread?.leavingOneOut.flatMap(Self.range)
                )
            }
        }
    }

    /// Returns the range, or `nil` for numbers of a damaged report that would cause a trap.
    private static func range(_ range: ScenarioSpread.Range) -> ClosedRange<Double>? {
        range.lower <= range.upper ? range.lower...range.upper : nil
    }

    private static func tone(_ verdict: LatencyVerdict?) -> ForestPlot.Tone {
        switch verdict {
        case .decided(.faster): .faster
        case .decided(.slower): .slower
        case .unreliable: .unreliable
        case .decided(.equivalent), .decided(.inconclusive), .notRobust, nil: .undecided
        }
    }

    private func finding(_ judgement: FeatureJudgement) -> String {
        Wording.together(
            variants.indices.dropFirst().map { index in
                (
                    finding: Wording.verdict(on: index, judgement, isShort: true).plain,
                    variant: variants[index].title
                )
            }
        )
    }
}

internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Scenarios
internal import Statistics

/// The part of a feature's page about the latency of calls.
struct LatencySection {
    let report: Report
    let feature: Feature

    /// A chart and one table over all scenarios; empty if latency was not measured.
    var blocks: [Block] {
        guard report.latency.value != nil else { return [] }
        let charts = LatencyChart(report: report, feature: feature).chart.map { [Block.chart($0)] }
        return [.heading(2, "Latency"), .paragraph(Self.advice)] + (charts ?? []) + whole
    }

    /// A table for each scenario.
    var details: [Block] {
        guard report.latency.value != nil else { return [] }
        return [.heading(2, "Latency by scenario"), .paragraph(Self.scope)]
            + scenarios.flatMap(blocks)
    }

    /// The advice on small differences: the cost of a call is no reason to choose an architecture,
    /// whatever the ratio.
    private static let advice: Prose =
        "Differences below 10 % of a call that takes microseconds are no reason to choose an "
        + "architecture: a frame lasts 16,667 µs. Another machine can change a ratio by 20 %."

    /// The description of the timed parts of a call.
    static let scope: Prose =
        "The time of a call includes the implementation, the headless UI kit that lays out and shows "
        + "what the implementation sets, and the services, which reply at once. Kit and services are "
        + "the same code in all variants. Text formats and the bindable type of MVVM are *shared code* "
        + "in the instruction breakdown."

    private var scenarios: [LatencyMeasurement.OfScenario] { report.latencyScenarios(of: feature) }

    // MARK: - All scenarios

    /// The overall result; empty for a single scenario, whose table is the overall result.
    private var whole: [Block] {
        guard scenarios.count > 1, report.variants(of: feature).count > 1,
            let judgement = report.latency(of: feature)?.judgement
        else { return scenarios.first.map { [.table(table(of: $0))] } ?? [] }
        return [
            .paragraph(Self.meaning), .table(table(of: judgement)),
            .paragraph(Wording.outcome(judgement, report.variants(of: feature))),
            .paragraph(Wording.control(judgement.overall, of: feature)),
        ]
    }

    private static let meaning: Prose =
        "*Overall* is the geometric mean over the scenarios, which all have the same weight. "
        + "*Not robust*: leaving out one scenario changes faster into slower, or the reverse. The interval is "
        + "about this mix of scenarios in this run, not about an architecture."

    private func table(of judgement: FeatureJudgement) -> Table {
        var table = Table([
            ("Variant", .left), ("Overall ÷ \(feature.baseline.title)", .right),
            ("95 % CI (this run)", .right), ("Verdict", .left), ("Range over scenarios", .left),
            ("Leaving one scenario out", .left),
        ])
        for (index, variant) in report.variants(of: feature).enumerated() {
            let comparison = judgement.overall.estimate.comparison(of: index, to: 0)
            let spread = judgement.spread(of: index, against: 0)
            table.add([
                "**\(variant.title)**",
                comparison.map { .value(Values.ratio($0.ratio)) } ?? "1",
                .value(comparison.map { Values.interval($0.interval) }),
                Wording.verdict(on: index, judgement),
                spread.map { Self.range($0.overScenarios, "") } ?? .dash,
                spread?.leavingOneOut.map { Self.range($0, "without ") } ?? .dash,
            ])
        }
        return table
    }

    private static func range(_ range: ScenarioSpread.Range, _ preposition: Prose) -> Prose {
        [(range.lower, range.lowerScenario), (range.upper, range.upperScenario)].map {
            (ratio, scenario) -> Prose in
            "\(Values.ratio(ratio)) (\(preposition)\(code: scenario))"
        }.joined(separator: " – ")
    }

    // MARK: - One scenario

    private func blocks(of scenario: LatencyMeasurement.OfScenario) -> [Block] {
        [
            .heading(3, "\(scenario.scenario)"), .paragraph("\(scenario.summary)"),
            .table(table(of: scenario)),
        ] + notes(on: scenario).map(Block.paragraph)
    }

    private func table(of scenario: LatencyMeasurement.OfScenario) -> Table {
        var table = Table([
            ("Variant", .left), ("Per call", .right),
            ("÷ \(feature.baseline.title)", .right), ("95 % CI (this run)", .right),
            ("Verdict", .left), ("Allocations", .right), ("Bytes", .right),
            ("Instructions", .right), ("On several machines", .left),
        ])
        let machines = report.machineComparison
        for (index, variant) in report.variants(of: feature).enumerated() {
            let comparison = scenario.judgement.estimate.comparison(of: index, to: 0)
            table.add([
                "**\(variant.title)**",
                .value(Values.time(nanoseconds: report.nanoseconds(of: scenario, index))),
                comparison.map { .value(Values.ratio($0.ratio)) } ?? "1",
                .value(comparison.map { Values.interval($0.interval) }),
                Wording.verdict(on: index, scenario),
                .value(allocations(of: scenario, index)?.blocks),
                .value(allocations(of: scenario, index)?.bytes),
                .value(report.instructions(of: scenario, index)?.perCall.map(Values.count)),
                machines.statement(
                    about: .init(
                        feature: feature.name,
                        scenario: scenario.scenario,
                        variant: variant.name
                    )
                ).map(Wording.statement) ?? .dash,
            ])
        }
        return table
    }

    /// Returns the blocks and bytes that one call allocates in a variant.
    private func allocations(
        of scenario: LatencyMeasurement.OfScenario,
        _ index: Int
    ) -> (blocks: String, bytes: String)? {
        guard
            case .perCall(let allocations, let bytes) = scenario.allocations,
            allocations.indices.contains(index), bytes.indices.contains(index)
        else { return nil }
        return (Values.count(allocations[index]), Values.count(bytes[index]))
    }

    private func notes(on scenario: LatencyMeasurement.OfScenario) -> [Prose] {
        var notes: [Prose] = []
        if report.variants(of: feature).count > 1 {
            notes.append(Wording.outcome(scenario.judgement, report.variants(of: feature)))
        }
        notes.append(Wording.control(scenario.judgement, of: feature))
        if case .notAvailable(let reason) = scenario.allocations {
            notes.append("Allocations: not available, because \(reason).")
        }
        for (index, variant) in report.variants(of: feature).enumerated() {
            guard let obstacle = report.instructions(of: scenario, index)?.obstacle else {
                continue
            }
            notes.append(
                "Instructions of \(variant.title): not available, because \(obstacle.reason)."
            )
        }
        if scenario.isTooShort {
            notes.append("**Caution**: a call takes less than ten times as long as an empty one.")
        }
        return notes
    }
}

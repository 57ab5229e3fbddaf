internal import Latency
internal import Matrix
internal import Report
internal import Scripts
internal import Statistics

/// The part of a feature's page that says how long calls take, over all scripts and by script.
struct LatencySection {
    let report: Report
    let feature: Feature

    /// The paragraphs; none where latency was not measured.
    var blocks: [Block] {
        guard report.latency.value != nil else { return [] }
        let charts = LatencyChart(report: report, feature: feature).chart.map {
            [.heading(2, "Latency"), Block.chart($0)]
        }
        return (charts ?? []) + whole
            + [.heading(2, "Latency by script"), .paragraph("\(Self.scope)")]
            + scripts.flatMap(blocks)
    }

    /// What is timed, wherever figures of latency are explained.
    static let scope: Prose =
        "What is timed is the whole call: the cell, the headless kit that lays out and shows what the "
        + "cell sets, and the services that answer at once. Kit and services are the same code in all "
        + "variants, and do what the cell asks of them."

    private var scripts: [LatencyMeasurement.OfScript] { report.latencyScripts(of: feature) }

    // MARK: - All scripts

    /// With a single script the whole is that script.
    private var whole: [Block] {
        guard scripts.count > 1, report.variants(of: feature).count > 1,
            let judgement = report.latency(of: feature)?.judgement
        else { return [] }
        return [
            .heading(2, "Latency over all scripts"), .paragraph(Self.meaning),
            .table(table(of: judgement)),
            .paragraph(Wording.outcome(judgement, report.variants(of: feature))),
            .paragraph(Wording.control(judgement.whole, of: feature)),
        ]
    }

    private static let meaning: Prose =
        "The geometric mean over the scripts below, each of which weighs the same, with the smallest "
        + "and the largest ratio of a script, and of the mean when one script is left out. Where that "
        + "turns *faster* into *slower*, or back, the whole has *no direction*. The interval is about "
        + "the mean over this mix of scripts on this machine. It is not about an architecture: other "
        + "scripts have another mean."

    private func table(of judgement: FeatureJudgement) -> Table {
        var table = Table([
            ("Variant", .left), ("÷ \(feature.reference.title)", .right), ("95 % interval", .right),
            ("Verdict", .left), ("Over scripts", .left), ("Leaving one out", .left),
        ])
        for (index, variant) in report.variants(of: feature).enumerated() {
            let comparison = judgement.whole.estimate.comparison(of: index, to: 0)
            let spread = judgement.spread(of: index, against: 0)
            table.add([
                "**\(variant.title)**",
                comparison.map { .figure(Figures.ratio($0.ratio)) } ?? "1",
                .figure(comparison.map { Figures.interval($0.interval) }),
                Wording.verdict(on: index, judgement),
                spread.map { Self.range($0.overScripts, "") } ?? .dash,
                spread?.leavingOneOut.map { Self.range($0, "without ") } ?? .dash,
            ])
        }
        return table
    }

    private static func range(_ range: ScriptSpread.Range, _ preposition: Prose) -> Prose {
        [(range.lower, range.lowerScript), (range.upper, range.upperScript)].map {
            (ratio, script) -> Prose in
            "\(Figures.ratio(ratio)) (\(preposition)\(code: script))"
        }.joined(separator: " – ")
    }

    // MARK: - One script

    private func blocks(of script: LatencyMeasurement.OfScript) -> [Block] {
        [
            .heading(3, "\(script.script)"), .paragraph("\(script.summary)"),
            .table(table(of: script)),
        ] + notes(on: script).map(Block.paragraph)
    }

    private func table(of script: LatencyMeasurement.OfScript) -> Table {
        var table = Table([
            ("Variant", .left), ("Per call", .right),
            ("÷ \(feature.reference.title)", .right), ("95 % interval", .right),
            ("Verdict", .left), ("Allocations", .right), ("Bytes", .right),
            ("Instructions", .right),
        ])
        for (index, variant) in report.variants(of: feature).enumerated() {
            let comparison = script.judgement.estimate.comparison(of: index, to: 0)
            table.add([
                "**\(variant.title)**",
                .figure(Figures.time(nanoseconds: script.nanosecondsPerCall[index])),
                comparison.map { .figure(Figures.ratio($0.ratio)) } ?? "1",
                .figure(comparison.map { Figures.interval($0.interval) }),
                Wording.verdict(on: index, script),
                .figure(allocations(of: script, index)?.blocks),
                .figure(allocations(of: script, index)?.bytes),
                .figure(report.instructions(of: script, index)?.perCall.map(Figures.count)),
            ])
        }
        return table
    }

    /// What one call allocates in a variant: blocks and bytes.
    private func allocations(
        of script: LatencyMeasurement.OfScript,
        _ index: Int
    ) -> (blocks: String, bytes: String)? {
        guard
            case .perCall(let allocations, let bytes) = script.allocations,
            allocations.indices.contains(index), bytes.indices.contains(index)
        else { return nil }
        return (Figures.count(allocations[index]), Figures.count(bytes[index]))
    }

    private func notes(on script: LatencyMeasurement.OfScript) -> [Prose] {
        var notes: [Prose] = []
        if report.variants(of: feature).count > 1 {
            notes.append(Wording.outcome(script.judgement, report.variants(of: feature)))
        }
        let outliers = script.rounds.outliers
        notes.append(
            "\(Wording.control(script.judgement, of: feature)) A batch has \(script.callsPerBatch) calls; a call "
                + "that does nothing takes "
                + "\(Figures.time(nanoseconds: script.emptyNanosecondsPerCall)). Of "
                + "\(Figures.grouped(outliers.total)) ratios of single rounds "
                + "\(Figures.grouped(outliers.count)) are outliers, which the medians absorb."
        )
        if case .notAvailable(let reason) = script.allocations {
            notes.append("Allocations: not available, since \(reason).")
        }
        for (index, variant) in report.variants(of: feature).enumerated() {
            guard let obstacle = report.instructions(of: script, index)?.obstacle else { continue }
            notes.append(
                "Instructions of \(variant.title): not available, since "
                    + "\(obstacle.reason)."
            )
        }
        if script.isTooShort {
            notes.append("**Caution**: the calls are less than ten times as long as empty ones.")
        }
        return notes
    }
}

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
    var parts: [String] {
        guard report.latency.value != nil else { return [] }
        return whole + ["## Latency by script", Self.scope] + scripts.flatMap(parts)
    }

    /// What is timed, wherever figures of latency are explained.
    static let scope =
        "What is timed is the whole call: the cell, the headless kit that lays out and shows what the "
        + "cell sets, and the services that answer at once. Kit and services are the same code in all "
        + "variants, and do what the cell asks of them."

    private var scripts: [LatencyMeasurement.OfScript] { report.latencyScripts(of: feature) }

    // MARK: - All scripts

    /// With a single script the whole is that script.
    private var whole: [String] {
        guard scripts.count > 1, report.variants(of: feature).count > 1,
            let judgement = report.latency(of: feature)?.judgement
        else { return [] }
        return [
            "## Latency over all scripts", Self.meaning, table(of: judgement),
            Wording.outcome(judgement, report.variants(of: feature)),
            Wording.control(judgement.whole, of: feature),
        ]
    }

    private static let meaning =
        "The geometric mean over the scripts below, each of which weighs the same, with the smallest "
        + "and the largest ratio of a script, and of the mean when one script is left out. Where that "
        + "turns *faster* into *slower*, or back, the whole has *no direction*. The interval is about "
        + "the mean over this mix of scripts on this machine. It is not about an architecture: other "
        + "scripts have another mean."

    private func table(of judgement: FeatureJudgement) -> String {
        var table = MarkdownTable([
            ("Variant", .left), ("÷ \(feature.reference.title)", .right), ("95 % interval", .right),
            ("Verdict", .left), ("Over scripts", .left), ("Leaving one out", .left),
        ])
        for (index, variant) in report.variants(of: feature).enumerated() {
            let comparison = judgement.whole.estimate.comparison(of: index, to: 0)
            let spread = judgement.spread(of: index, against: 0)
            table.add([
                "**\(variant.title)**",
                comparison.map { Figures.ratio($0.ratio) } ?? "1",
                comparison.map { Figures.interval($0.interval) } ?? Figures.none,
                Wording.verdict(on: index, judgement),
                spread.map { Self.range($0.overScripts, "") } ?? Figures.none,
                spread?.leavingOneOut.map { Self.range($0, "without ") } ?? Figures.none,
            ])
        }
        return table.text
    }

    private static func range(_ range: ScriptSpread.Range, _ preposition: String) -> String {
        [(range.lower, range.lowerScript), (range.upper, range.upperScript)].map { ratio, script in
            "\(Figures.ratio(ratio)) (\(preposition)\(MarkdownText.code(script)))"
        }.joined(separator: " – ")
    }

    // MARK: - One script

    private func parts(of script: LatencyMeasurement.OfScript) -> [String] {
        [
            "### \(MarkdownText.literal(script.script))", MarkdownText.literal(script.summary),
            table(of: script),
        ] + notes(on: script)
    }

    private func table(of script: LatencyMeasurement.OfScript) -> String {
        var table = MarkdownTable([
            ("Variant", .left), ("Per call", .right),
            ("÷ \(feature.reference.title)", .right), ("95 % interval", .right),
            ("Verdict", .left), ("Allocations", .right), ("Bytes", .right),
            ("Instructions", .right),
        ])
        for (index, variant) in report.variants(of: feature).enumerated() {
            let comparison = script.judgement.estimate.comparison(of: index, to: 0)
            table.add([
                "**\(variant.title)**",
                Figures.time(nanoseconds: script.nanosecondsPerCall[index]),
                comparison.map { Figures.ratio($0.ratio) } ?? "1",
                comparison.map { Figures.interval($0.interval) } ?? Figures.none,
                Wording.verdict(on: index, script),
                allocations(of: script, index).0,
                allocations(of: script, index).1,
                report.instructions(of: script, index)?.perCall.map(Figures.count) ?? Figures.none,
            ])
        }
        return table.text
    }

    /// What one call allocates in a variant: blocks and bytes.
    private func allocations(
        of script: LatencyMeasurement.OfScript,
        _ index: Int
    ) -> (String, String) {
        guard
            case .perCall(let allocations, let bytes) = script.allocations,
            allocations.indices.contains(index), bytes.indices.contains(index)
        else { return (Figures.none, Figures.none) }
        return (Figures.count(allocations[index]), Figures.count(bytes[index]))
    }

    private func notes(on script: LatencyMeasurement.OfScript) -> [String] {
        var notes: [String] = []
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
            notes.append("Allocations: not available, since \(MarkdownText.literal(reason)).")
        }
        for (index, variant) in report.variants(of: feature).enumerated() {
            guard let obstacle = report.instructions(of: script, index)?.obstacle else { continue }
            notes.append(
                "Instructions of \(variant.title): not available, since "
                    + "\(MarkdownText.literal(obstacle.reason))."
            )
        }
        if script.isTooShort {
            notes.append("**Caution**: the calls are less than ten times as long as empty ones.")
        }
        return notes
    }
}

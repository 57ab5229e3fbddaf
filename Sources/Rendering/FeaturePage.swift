internal import Catalogue
internal import CellLines
internal import Coverage
internal import Latency
internal import Lines
internal import Report
internal import Scripts
internal import Statistics

/// All figures of one feature: by role, and by script.
struct FeaturePage {
    let report: Report
    let feature: Feature

    var fileName: String { "\(feature.name).md" }

    var text: String {
        var parts = ["# \(feature.contract.title)", "[Summary](README.md) · [Method](method.md)"]
        if !report.gaps.isEmpty { parts.append(report.gaps.joined(separator: "\n")) }
        if report.lines.value != nil { parts += ["## Lines by role", lines] }
        if report.complexity.value != nil {
            parts += ComplexitySection(report: report, feature: feature).parts
        }
        parts += StructureSection(report: report, feature: feature).parts
        if report.coverage.value != nil { parts += ["## Coverage by role", coverage, omission] }
        if report.coverage.value != nil {
            parts += TestabilitySection(report: report, feature: feature).parts
        }
        parts += MutationSection(report: report, feature: feature).parts
        if report.latency.value != nil { parts += ["## Latency by script"] + latency }
        parts += GrowthSection(report: report, feature: feature).parts
        parts += TraceSection(report: report, feature: feature).parts
        parts += ["## What was played", sameness]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var lines: String {
        var table = MarkdownTable([
            ("Variant", .left), ("Role", .left), ("Files", .right), ("Lines", .right),
            ("Code", .right), ("Comment", .right), ("Blank", .right),
        ])
        func add(_ variant: String, _ role: String, _ lines: TotalLines) {
            table.add([
                variant, role, "\(lines.files)", "\(lines.lines)", "\(lines.code)",
                "\(lines.comment)", "\(lines.blank)",
            ])
        }
        for cell in report.cells(of: feature) {
            guard let counted = report.lines(of: cell) else { continue }
            for role in counted.roles { add(cell.variant.title, role.role.rawValue, role.lines) }
            add("**\(cell.variant.title)**", "**all sources**", counted.sources)
            add(cell.variant.title, "its tests", counted.tests)
        }
        return table.text
    }

    private var coverage: String {
        var table = MarkdownTable([
            ("Variant", .left), ("Role", .left), ("Lines", .right), ("Functions", .right),
            ("Regions", .right), ("Lines covered", .right),
        ])
        func add(_ variant: String, _ role: String, _ counts: CoverageCounts) {
            table.add([
                variant, role, Figures.percent(counts.lines), Figures.percent(counts.functions),
                Figures.percent(counts.regions),
                "\(counts.lines.covered) of \(counts.lines.count)",
            ])
        }
        for cell in report.cells(of: feature) {
            guard let measured = report.coverage(of: cell) else { continue }
            for role in measured.roles { add(cell.variant.title, role.role.rawValue, role.counts) }
            add("**\(cell.variant.title)**", "**all sources**", measured.total)
        }
        return table.text
    }

    private var omission: String {
        "Roles that hold only declarations, as protocols do, have nothing to execute and no row."
    }

    private var latency: [String] {
        report.latencyScripts(of: feature).flatMap { script in
            [
                "### \(MarkdownText.literal(script.script))", MarkdownText.literal(script.summary),
                table(of: script),
            ]
                + notes(on: script)
        }
    }

    private func table(of script: LatencyMeasurement.OfScript) -> String {
        var table = MarkdownTable([
            ("Variant", .left), ("Per call", .right),
            ("÷ \(Variant.reference.title)", .right), ("95 % interval", .right),
            ("Verdict", .left), ("Allocations", .right), ("Bytes", .right),
            ("Instructions", .right),
        ])
        for (index, variant) in report.variants.enumerated() {
            let comparison = script.judgement.estimate.toReference.first { $0.variant == index }
            table.add([
                "**\(variant.title)**",
                Figures.time(nanoseconds: script.nanosecondsPerCall[index]),
                comparison.map { Figures.ratio($0.ratio) } ?? "1",
                comparison.map { Figures.interval($0.interval) } ?? Figures.none,
                Wording.verdict(on: index, script.judgement),
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
        if report.variants.count > 1 {
            notes.append(Wording.outcome(script.judgement, report.variants))
        }
        notes.append(
            "\(Wording.control(script.judgement)) A batch has \(script.callsPerBatch) calls; a call "
                + "that does nothing takes "
                + "\(Figures.time(nanoseconds: script.emptyNanosecondsPerCall))."
        )
        if case .notAvailable(let reason) = script.allocations {
            notes.append("Allocations: not available, since \(MarkdownText.literal(reason)).")
        }
        for (index, variant) in report.variants.enumerated() {
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

    private var sameness: String {
        let scripts = feature.contract.scripts.map {
            "- `\($0.name)`: \(MarkdownText.literal($0.summary))"
        }
        var introduction = "These scripts ship with the feature; each variant must pass them all."
        if let record = report.sameness.value?.first(where: { $0.feature == feature }) {
            introduction +=
                " This run played them and \(record.randomScripts) random scripts of seed "
                + "\(record.seed), \(record.events) events in all, on all variants in step."
        }
        return introduction + "\n\n" + scripts.joined(separator: "\n")
    }
}

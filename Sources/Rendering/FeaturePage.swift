internal import CellLines
internal import Coverage
internal import Lines
internal import Matrix
internal import Report

/// All figures of one feature: by role, and by script.
struct FeaturePage {
    let report: Report
    let feature: Feature

    var text: String {
        var parts = [
            "# \(report.title(of: feature))", "[Summary](README.md) · [Method](method.md)",
        ]
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
        parts += LatencySection(report: report, feature: feature).parts
        parts += GrowthSection(report: report, feature: feature).parts
        parts += TraceSection(report: report, feature: feature).parts
        parts += CaveatsSection(report: report, feature: feature).parts
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
            for role in counted.roles { add(cell.variant.title, role.role.title, role.lines) }
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
            for role in measured.roles { add(cell.variant.title, role.role.title, role.counts) }
            add("**\(cell.variant.title)**", "**all sources**", measured.total)
        }
        return table.text
    }

    private var omission: String {
        "Roles that hold only declarations, as protocols do, have nothing to execute and no row."
    }

    private var sameness: String {
        let scripts = (report.description(of: feature)?.scripts ?? []).map {
            "- \(MarkdownText.code($0.name)): \(MarkdownText.literal($0.summary))"
        }
        var introduction =
            "These scripts shipped with the feature; each variant must pass them all."
        if let record = report.sameness.value?.first(where: { $0.feature == feature }) {
            introduction +=
                " This run played them and \(record.randomScripts) random scripts of seed "
                + "\(record.seed), \(record.events) events in all, on all variants in step."
        }
        return introduction + "\n\n" + scripts.joined(separator: "\n")
    }
}

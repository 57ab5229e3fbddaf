internal import Matrix
internal import Report

/// All figures of one feature: by role, and by script.
struct FeaturePage {
    let report: Report
    let feature: Feature

    var blocks: [Block] {
        [
            .heading(1, "\(report.title(of: feature))"),
            .paragraph("[Summary](README) · [Method](method)"),
        ] + report.gaps
            + MeasureSection.all.flatMap { $0.figures(report, feature) }
            + CaveatsSection(report: report, feature: feature).blocks
            + PlayedSection(report: report, feature: feature).blocks
    }
}

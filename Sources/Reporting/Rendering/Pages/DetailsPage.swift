internal import Claims
internal import Matrix
internal import Report

/// All values of one feature, for readers who check them or want to know more.
struct DetailsPage {
    let report: Report
    let feature: Feature
    let findings: Findings

    var blocks: [Block] {
        let sections =
            [.heading(2, "Overview")] + FeatureTables(report: report, feature: feature).tables
            + FeatureClaims(feature: feature, findings: findings).blocks
            + MetricSection.all.flatMap {
                $0.overview(report, feature) + $0.details(report, feature)
            }
            + PlayedSection(report: report, feature: feature).blocks
        return [
            .heading(1, "\(report.title(of: feature)): all values"),
            .paragraph(
                "[Summary](README) · [\(report.title(of: feature))](\(feature.name)) · [Method](method)"
            ),
            .paragraph(FeaturePage.contents(of: sections)),
        ] + sections
    }
}

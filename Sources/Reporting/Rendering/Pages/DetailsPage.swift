internal import Matrix
internal import Report

/// The tables of one feature that are too long for its page: by role, by scenario, by function.
struct DetailsPage {
    let report: Report
    let feature: Feature

    var blocks: [Block] {
        let sections =
            MetricSection.all.flatMap { $0.details(report, feature) }
            + PlayedSection(report: report, feature: feature).blocks
        return [
            .heading(1, "\(report.title(of: feature)): details"),
            .paragraph("[Summary](README) · [\(report.title(of: feature))](\(feature.name))"),
            .paragraph(FeaturePage.contents(of: sections)),
        ] + sections
    }
}

internal import Matrix
internal import Report

/// The part of a feature's page that says which scripts were played on all variants.
struct PlayedSection {
    let report: Report
    let feature: Feature

    var blocks: [Block] {
        [.heading(2, "What was played"), .paragraph(introduction), .items(scripts)]
    }

    private var introduction: Prose {
        let shipped: Prose =
            "These scripts shipped with the feature; each variant must pass them all."
        guard let record = report.sameness.value?.first(where: { $0.feature == feature }) else {
            return shipped
        }
        return shipped
            + " This run played them and \(record.randomScripts) random scripts of seed "
            + "\(record.seed), \(record.events) events in all, on all variants in step."
    }

    private var scripts: [Prose] {
        (report.description(of: feature)?.scripts ?? []).map { "\(code: $0.name): \($0.summary)" }
    }
}

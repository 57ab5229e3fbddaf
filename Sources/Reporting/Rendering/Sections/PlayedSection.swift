internal import Matrix
internal import Report

/// The part of a feature's page about the scenarios that all variants played.
struct PlayedSection {
    let report: Report
    let feature: Feature

    var blocks: [Block] {
        [.heading(2, "Scenarios"), .paragraph(introduction), .items(scenarios)]
    }

    private var introduction: Prose {
        let passed: Prose =
            "These named scenarios belong to the feature; each variant must pass them all."
        let exception = CountersSection(report: report, feature: feature).exception
        let shipped = passed + (exception.map { " \($0)" } ?? "")
        guard let record = report.equivalence.value?.first(where: { $0.feature == feature }) else {
            return shipped
        }
        return shipped
            + " This run played them and \(record.randomScenarios) random scenarios (seed \(record.seed)), "
            + "\(record.events) events in all, on all variants in lockstep."
            + (record.restorations ?? []).reduce("") { $0 + " \(Self.sentence($1))" }
    }

    private static func sentence(_ restoration: EquivalenceRecord.Restoration) -> Prose {
        """
        A screen of \(restoration.variant.title) was closed and built again from its encoded state \
        after \(Values.grouped(restoration.interruptions)) events; \
        \(Values.grouped(restoration.restored)) times it continued like a screen that was not closed.
        """
    }

    private var scenarios: [Prose] {
        (report.description(of: feature)?.scenarios ?? []).map { "\(code: $0.name): \($0.summary)" }
    }
}

internal import Matrix
internal import Report
internal import Scenarios

/// The part of a feature's page of details about the counters of its contract.
struct CountersSection {
    let report: Report
    let feature: Feature

    /// A table of the scenarios that state a counter; empty if there is none.
    var blocks: [Block] {
        let counts = report.equivalence.value?.first { $0.feature == feature }?.counts ?? []
        guard !counts.isEmpty else { return [] }
        let variants = report.variants(of: feature)
        var table = Table(
            [("Scenario", .left), ("Counter", .left)]
                + variants.map { (Prose(value: $0.title), .right) }
        )
        for count in counts {
            table.add(
                ["\(code: count.scenario)", "\(code: count.counter)"]
                    + count.values.map { .value($0) }
            )
        }
        return [.heading(2, "Counters"), .paragraph(introduction), .table(table)]
    }

    private var introduction: Prose {
        let meanings = feature.contract.counts.sorted { $0.key < $1.key }
            .map { "\(code: $0.key): \($0.value)" as Prose }
        let values: Prose =
            "The value of each counter at the end of the named scenarios that state it."
        return meanings.reduce(values) { $0 + " " + $1 + "." } + (exception.map { " \($0)" } ?? "")
    }

    /// The sentence about variants whose counters differ by design; `nil` if there is none.
    var exception: Prose? {
        let variants = report.variants(of: feature).filter(feature.variantsWithOwnCounts.contains)
        guard !variants.isEmpty else { return nil }
        return """
            The counters of \(Wording.list(variants.map(\.title))) differ by design, so they are \
            neither compared nor expected.
            """
    }
}

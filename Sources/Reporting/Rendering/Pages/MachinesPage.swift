internal import Matrix
package import Report
internal import RunTimeMeasures
internal import Statistics

/// The page that compares latency and instructions on several machines.
package struct MachinesPage {
    static let name = "machines"

    private let comparison: MachineComparison
    /// Returns the title of a feature, by its name.
    private let title: @Sendable (String) -> String

    init(_ report: Report) {
        comparison = report.machineComparison
        let titles = report.descriptions.map { ($0.feature.name, $0.title) }
        title = { name in titles.first { $0.0 == name }?.1 ?? name }
    }

    /// Returns the comparison as text for a terminal with a number of columns.
    package static func text(of comparison: MachineComparison, width: Int) -> String {
        TerminalWriter(width: width).text(of: MachinesPage(comparison).sections) + "\n"
    }

    private init(_ comparison: MachineComparison) {
        self.comparison = comparison
        title = { $0 }
    }

    var blocks: [Block] {
        [
            .heading(1, "Machines"),
            .paragraph("[Summary](README) · [Claims](claims) · [Method](method)"),
        ] + sections
    }

    private var sections: [Block] {
        comparison.records.isEmpty
            ? [.paragraph(Self.empty)]
            : (comparison.features.isEmpty
                ? [.paragraph(Self.empty)]
                : [.paragraph(conclusion), .paragraph(Self.advice)] + counts)
                + [.heading(2, "Records"), .table(records), .paragraph(Self.explanation)]
                + comparison.features.flatMap(blocks)
                + [.heading(2, "Definitions"), .items(Self.definitions)]
    }

    private static let empty: Prose =
        "No record of a machine belongs to the sources of this report. A full report adds the record of "
        + "its machine."

    private var conclusion: Prose {
        "Of \(comparison.counts.all) latency ratios to the baseline, \(Wording.counts(of: comparison))."
    }

    private static let advice: Prose =
        "A ratio that was measured on one machine need not hold on another, because caches and the cost of "
        + "memory differ. Compare the cost of a call in instructions, allocations and bytes first."

    private var counts: [Block] {
        let test = comparison.leaveOneOut
        let repeated = comparison.repeatedInstructions
        var items: [Prose] = []
        if let spread = comparison.spread {
            items.append(
                """
                **Spread**: the largest ratio of a variant ÷ its smallest, over the machines, exceeds 1 by \
                \(Values.percent(spread.median)) in the median and by \(Values.percent(spread.largest)) \
                at most.
                """
            )
        }
        if let largest = comparison.largestInstructionDifference {
            let difference: Prose =
                largest.share == 0
                ? ""
                : """
                 The largest difference is \(Values.percent(largest.share)), in \
                \(code: largest.subject.scenario) of \(largest.subject.feature).
                """
            items.append(
                "**Instructions**: \(repeated.equal) of \(repeated.all) counts are equal on all machines."
                    + difference
            )
        }
        items.append(
            test.statements == 0
                ? """
                **Test of general statements**: not available, because it needs four kinds of \
                processor: three that agree, and one to test them on.
                """
                : """
                **Test of general statements**: each machine in turn was left out. Of \
                \(test.statements) general statements of the others, \(test.confirmed) hold on it.
                """
        )
        return [.items(items)]
    }

    private var records: Table {
        var table = Table([
            ("Record", .left), ("Processor", .left), ("Empty call", .right), ("Measured", .left),
            ("Features", .right), ("Stale", .left),
        ])
        for record in comparison.records {
            let stale = comparison.staleFeatures(of: record)
            table.add([
                .code(record.name), "\(record.machine.processor), \(record.kind)",
                .value(Values.time(nanoseconds: record.emptyCallNanoseconds)),
                .value(record.features.map { String($0.date.prefix(10)) }.max()),
                .value(record.features.count - stale.count),
                .value(stale.isEmpty ? nil : stale.joined(separator: ", ")),
            ])
        }
        return table
    }

    private static let explanation: Prose =
        "A record belongs to the digests of implementations, contract, kit, model, build flags and "
        + "toolchain. Results of other digests are stale and are not combined. `archbench machines` "
        + "lists the records."

    private static let definitions: [Prose] = [
        """
        **Side**: a ratio is *slower*, *faster* or *equivalent* on a machine if its whole 95 % \
        confidence interval is above, below or within the equivalence margin of the run. Otherwise, or if \
        the run was unreliable, it is inconclusive.
        """,
        """
        **General**: at least \(RatioStatement.leastMachines) kinds of processor, all on the same \
        side. The range of the ratios is printed.
        """,
        "**On this machine**: decided, but only one machine has current results.",
        "**On these machines**: all on the same side, but fewer than three kinds of processor.",
        "**Depends on the machine**: two machines are on different sides.",
        "**Inconclusive**: some machine is inconclusive, and no two machines contradict each other.",
        """
        **Prediction**: from \(RatioStatement.leastForPrediction) machines on, the interval in which \
        the ratio of one more machine lies with 95 % confidence (Hahn and Meeker, 1991), if machines \
        differ like a sample from a normal distribution of logarithms.
        """,
    ]

    private func blocks(of feature: String) -> [Block] {
        let current = comparison.current(feature)
        let statements = comparison.statements(of: feature)
        let predicts = current.count >= RatioStatement.leastForPrediction
        guard !statements.isEmpty, let baseline = current.first?.1.variants.first else { return [] }
        var table = Table(
            [("Scenario", .left), ("Variant ÷ \(Self.title(baseline))", .left)]
                + current.map { (.code($0.record.name), .right) } + [("Statement", .left)]
                + (predicts ? [("Prediction", .right)] : [])
        )
        for (subject, statement) in statements {
            table.add(
                [.code(subject.scenario), "**\(Self.title(subject.variant))**"]
                    + statement.ratios.map { .value(Values.ratio($0)) }
                    + [Wording.statement(statement)]
                    + (predicts ? [.value(statement.prediction.map(Values.interval))] : [])
            )
        }
        return [.heading(2, "\(title(feature))"), .table(table)]
    }

    private static func title(_ variant: String) -> String {
        Feature.all.lazy.compactMap { $0.variant(named: variant)?.title }.first ?? variant
    }
}

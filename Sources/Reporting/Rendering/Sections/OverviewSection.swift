internal import Changes
internal import Claims
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Statistics

/// The first screen of the summary: the answer in a few sentences, a chart for each criterion, and
/// the limits of the evidence.
struct OverviewSection {
    let report: Report

    private var table: ArchitectureTable { ArchitectureTable(report: report) }

    var blocks: [Block] {
        let answers = [testability, size, speed, weights].compactMap(\.self)
        let charts = OverviewCharts(table: table).charts
        return answers.map(Block.paragraph) + (charts.isEmpty ? [] : [.charts(charts)])
            + [.paragraph(cautions)]
    }

    /// The values of the charts as a table; empty if nothing was measured.
    var values: [Block] {
        table.table.map { [.folded("The values of these charts", [.table($0), .paragraph(key)])] }
            ?? []
    }

    // MARK: - Answers

    /// A share of logic faults that tests find without a view from which the logic is called testable.
    private static let testableShare = 0.9
    /// The architecture that costs the least code of those whose logic can be tested without a view.
    private var testability: Prose? {
        guard let baseline = table.variants.first,
            let found = table.range(of: table.logicFaults, baseline)?.median
        else { return nil }
        let others = table.variants.dropFirst().compactMap { variant in
            table.range(of: table.logicFaults, variant)
                .map { (variant: variant, share: $0.median) }
        }
        let testable = others.filter { $0.share >= Self.testableShare }
        guard found < Self.testableShare,
            let cheapest = testable.compactMap({ other in
                table.range(of: table.size, other.variant)
                    .map { (variant: other.variant, share: other.share, size: $0.median) }
            }).min(by: { $0.size < $1.size })
        else { return nil }
        let ofOthers: Prose =
            OthersPage.size(of: cheapest.variant).map {
                " here, and \(Values.ratioOfSizes($0.median)) times in other authors’ apps"
            } ?? ""
        return """
            **\(cheapest.variant.title) takes \(ArchitectureTable.ratio(cheapest.size)) times the code of \
            \(baseline.title)\(ofOthers); its logic can be tested without a view.** Without one, tests find \
            \(ArchitectureTable.percent(cheapest.share)) of the faults in its logic, and \
            \(ArchitectureTable.percent(found)) in \(baseline.title).
            """
    }

    /// The architecture with the most code in the most features.
    private var size: Prose? {
        let features = table.features
        let largest = features.compactMap { feature -> Variant? in
            let sizes = table.variants.compactMap { variant in
                table.size.value(variant, feature).map { (variant: variant, size: $0) }
            }
            guard sizes.count == table.variants.count, sizes.count > 1 else { return nil }
            return sizes.max { $0.size < $1.size }?.variant
        }
        let counts = largest.distinct.map { variant in
            (variant: variant, count: largest.count { $0 == variant })
        }
        guard let most = counts.max(by: { $0.count < $1.count }), largest.count == features.count,
            let ratio = table.range(of: table.size, most.variant)?.median
        else { return nil }
        let scope =
            most.count < features.count
            ? "in \(most.count) of \(features.count) features"
            : features.count == 1 ? "in this feature" : "in every feature"
        let statistic: Prose = features.count == 1 ? "" : " (median)"
        return """
            \(most.variant.title) takes the most code \(scope): \(ArchitectureTable.ratio(ratio)) times \
            that of \(Variant.mvc.title)\(statistic).
            """
    }

    /// The largest difference of times between an architecture and the baseline.
    private var speed: Prose? {
        let features = table.features
        let scenarios = features.flatMap { report.latencyScenarios(of: $0) }
        let differences = scenarios.flatMap { scenario in
            report.variants(of: scenario.feature).enumerated()
                .filter { table.variants.contains($0.element) }
                .map { index, _ in
                    abs(
                        report.nanoseconds(of: scenario, index)
                            - report.nanoseconds(of: scenario, 0)
                    )
                }
        }
        guard let most = differences.max() else { return nil }
        let conclusion: Prose =
            most < LargestScaling.decidingNanoseconds
            ? "The speed of these calls is no reason to choose: their times" : "Times of a call"
        return """
            \(conclusion) differ from those of MVC by at most \(Values.time(nanoseconds: most)), and a \
            frame takes 16,667 µs.
            """
    }

    /// The result of random weights.
    private var weights: Prose? {
        DecisionPage(report: report).conclusion.map { "\($0) [Decide with yours](decision)." }
    }

    // MARK: - Limits

    private var cautions: Prose {
        let place: Prose = report.provenance.machine.systemFamily.map { " on \($0)" } ?? ""
        return """
            **Before you quote this**: one group of authors wrote \(subjects). They run\(place) against a \
            headless subset of UIKit and in-memory services: nothing is drawn, nothing waits for a \
            network.\(withViews)\(slowest) \(MethodPage.changedVerdicts) ([limits](method.md#limits)).\
            \(table.features.isEmpty ? "" : OthersPage(report: report).summary)
            """
    }

    /// The numbers of features and labs, such as "6 features and 2 labs".
    private var subjects: String {
        let labs = report.features.count { $0.axis != .architecture }
        let features = report.features.count - labs
        return [(features, "feature"), (labs, "lab")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    }

    /// The faults that tests of all kinds find, which limit the finding about tests without a view.
    private var withViews: Prose {
        let shares = table.variants.compactMap { table.range(of: table.allFaults, $0)?.median }
        guard shares.count == table.variants.count, shares.count > 1, let least = shares.min(),
            let most = shares.max()
        else { return "" }
        let ends = ArchitectureTable.span([least, most].map(ArchitectureTable.percent))
        return """
             With tests that create views, too, all \(shares.count) find \(ends) of all faults in the median.
            """
    }

    /// The slowest call with much data, if it matters; it limits the finding about speed.
    private var slowest: Prose {
        table.features.compactMap { LargestScaling(report, $0) }.max { $0.excess < $1.excess }
            .map { " With much data, a call can be slow: \($0.sentence)." } ?? ""
    }

    private var key: Prose {
        """
        Each field is the median over the features, with the smallest and the largest value in \
        parentheses. Less is better, except for testability. Cost of change is about the features that \
        have [changes](changes).\(dominatedFeatures) [Decision](decision), [claims](claims) and [studies](studies) use the same \
        [definitions](method).
        """
    }

    /// The features in which one change is more than half of MVC's cost; empty if there are none.
    private var dominatedFeatures: Prose {
        let texts = (report.changes.value ?? []).compactMap { changes -> String? in
            let lines = changes.changes.map(\.cost.lines.all)
            let share = Double(lines.max() ?? 0) / Double(max(lines.reduce(0, &+), 1))
            guard changes.implementation.variant == .mvc, lines.count > 1, share > 0.5,
                table.features.contains(changes.implementation.feature)
            else { return nil }
            return
                "\(report.title(of: changes.implementation.feature)) (\(ArchitectureTable.percent(share)))"
        }
        let single = table.features.filter { feature in
            (report.changes.value ?? []).contains {
                $0.implementation.feature == feature && $0.changes.count == 1
            }
        }
        .map { report.title(of: $0) }
        let most: Prose =
            texts.isEmpty ? "" : " In \(Wording.list(texts)), one change is most of the sum."
        return single.isEmpty
            ? most : most + " With one change each: \(Wording.list(single))."
    }
}

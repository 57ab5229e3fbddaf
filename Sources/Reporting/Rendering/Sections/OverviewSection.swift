internal import Changes
internal import Claims
internal import Coverage
internal import Matrix
internal import Mutation
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import SwiftSource
internal import TestRuns

/// The first screen of the summary: three findings, the limits of the evidence, and one table.
struct OverviewSection {
    let report: Report

    private var architectures: ArchitectureTable { ArchitectureTable(report: report) }

    var blocks: [Block] {
        let findings = [code, tests, changes, calls].compactMap(\.self)
        let table = architectures.table
        return (findings.isEmpty ? [] : [.items(findings)]) + [.paragraph(limits)]
            + (table.map { [.table($0), .paragraph(key)] } ?? [])
    }

    /// Variants that only some features have, and labs.
    var others: [Block] {
        let extra = report.features.filter { $0.axis == .architecture }.compactMap { feature in
            table(of: feature, among: report.variants(of: feature).filter { !isCompared($0) })
                .map { (feature: feature, table: $0) }
        }
        let labs = report.features.filter { $0.axis != .architecture }.compactMap { feature in
            table(of: feature, among: report.variants(of: feature))
                .map { (feature: feature, table: $0) }
        }
        var blocks: [Block] = []
        if !extra.isEmpty {
            blocks += [
                .heading(2, "Other variants"),
                .paragraph(
                    """
                    *MVCModel* is MVC whose state, rules and requests are in model objects. MVCP and MVCVM \
                    combine MVC with presenters or view models. *Massive* is MVC in one large view \
                    controller, as many apps write it. *Mixed* combines modules of three \
                    architectures, and its second screen those of Store and Observable; its lines are \
                    those that connect them. Intervals and verdicts of latency \
                    are on the features' pages.
                    """
                ),
            ]
            blocks += extra.map { .table($0.table) }
        }
        if !labs.isEmpty {
            blocks += [
                .heading(2, "Labs"),
                .paragraph(
                    """
                    A lab is a controlled comparison of one technique. It does not compare architectures.
                    """
                ),
            ]
            blocks += labs.map { .table($0.table) }
        }
        return blocks
    }

    private func isCompared(_ variant: Variant) -> Bool {
        Variant.architectures.contains(variant)
    }

    private func table(of feature: Feature, among variants: [Variant]) -> Table? {
        guard !variants.isEmpty else { return nil }
        var table = Table([
            ("[\(report.title(of: feature))](\(feature.name))", .left), ("Code lines", .right),
            ("View-free coverage", .right), ("Latency ÷ \(feature.baseline.title)", .right),
        ])
        for variant in variants {
            let implementation = Implementation(feature: feature, variant: variant)
            let index = report.variants(of: feature).firstIndex(of: variant)
            let comparison = index.flatMap {
                report.latency(of: feature)?.judgement.overall.estimate.comparison(of: $0, to: 0)
            }
            let isBaseline = variant == feature.baseline && report.latency(of: feature) != nil
            table.add([
                "**\(variant.title)**", .value(report.lines(of: implementation)?.sources.code),
                .value(
                    Values.percent(report.coverage(of: implementation)?.viewFree.lines.fraction)
                ),
                .value(
                    comparison.map { DecimalText.text($0.ratio, digits: 2) }
                        ?? (isBaseline ? "1" : nil)
                ),
            ])
        }
        return table
    }

    // MARK: - Findings

    private var features: [Feature] { architectures.features }

    private var scope: String {
        features.count == 1 ? "in 1 feature" : "in all \(features.count) features"
    }

    /// The code lines of the architectures, and of Massive where it exists.
    private var code: Prose? {
        guard let ratios = ranges(architectures.size, of: Variant.architectures.dropFirst()) else {
            return nil
        }
        let smallest = ratios.map(\.range.least).min() ?? 1
        let list = spans(ratios, ArchitectureTable.ratio)
        let beginning =
            switch smallest {
            case ...1: "the feature decides which of the four architectures needs the least code"
            case ..<1.05:
                "of the four architectures, MVC has the fewest code lines \(scope), but by less than "
                    + "5 % in some"
            default: "of the four architectures, MVC needs the least code \(scope)"
            }
        return
            "**Code**: \(beginning). Code lines ÷ MVC: \(list).\(OthersPage(report: report).summary)\(massive)"
    }

    private var massive: Prose {
        let comparisons = features.compactMap { feature -> String? in
            guard report.variants(of: feature).contains(.massive),
                let least = lines(.massive, feature), let baseline = lines(.mvc, feature)
            else { return nil }
            return "\(least) in \(report.title(of: feature)) (MVC \(baseline))"
        }
        guard !comparisons.isEmpty else { return "" }
        return """
             Not one of the four: Massive, which is MVC in one large view controller, has this many \
            code lines: \(Wording.list(comparisons)).
            """
    }

    private func lines(_ variant: Variant, _ feature: Feature) -> Int? {
        Implementation(variant, of: feature).flatMap { report.lines(of: $0)?.sources.code }
    }

    /// The finding about the faults that tests find without a view and in all, with the time of a
    /// test.
    private var tests: Prose? {
        let all = Variant.architectures[...]
        guard let logic = ranges(architectures.logicFaults, of: all),
            let scores = ranges(architectures.allFaults, of: all)
        else { return nil }
        return """
            **Testability**: of the faults in the logic, tests without a view find: \
            \(spans(logic, ArchitectureTable.percent)). Of all faults, all tests find: \
            \(spans(scores, ArchitectureTable.percent)).\(testTimes)
            """
    }

    /// The times of the median test with and without a view; empty if they were not measured.
    private var testTimes: Prose {
        let times = (report.tests.value ?? []).filter {
            features.contains($0.implementation.feature) && isCompared($0.implementation.variant)
        }
        guard let viewFree = try? median(of: times.compactMap { $0.viewFree?.median }),
            let withView = try? median(of: times.compactMap { $0.withView?.median })
        else { return "" }
        return """
             The median test takes \(DecimalText.text(viewFree, digits: 1)) ms without a view and \
            \(DecimalText.text(withView, digits: 1)) ms with one. Here a view draws nothing, so with \
            UIKit it costs more.
            """
    }

    private var changes: Prose? {
        let sums = Variant.architectures.compactMap { variant -> (title: String, lines: [Int])? in
            let implementations = (report.changes.value ?? []).filter {
                $0.implementation.variant == variant && features.contains($0.implementation.feature)
            }
            let lines = implementations.flatMap(\.changes).map(\.cost.lines.all)
            return lines.isEmpty ? nil : (variant.title, lines)
        }
        guard sums.count == Variant.architectures.count, let count = sums.first?.lines.count else {
            return nil
        }
        let list = sums.map { "\($0.title) \($0.lines.reduce(0, &+))" }
        return """
            **Changes**: [\(count) measured changes](changes) together add and remove this many code \
            lines: \(Wording.list(list)).\(largestChange(sums))
            """
    }

    /// The features in which one change is more than half of MVC's cost; empty if there are none.
    private var dominatedFeatures: Prose {
        let texts = (report.changes.value ?? []).compactMap { changes -> String? in
            let lines = changes.changes.map(\.cost.lines.all)
            let share = Double(lines.max() ?? 0) / Double(max(lines.reduce(0, &+), 1))
            guard changes.implementation.variant == .mvc, lines.count > 1, share > 0.5,
                features.contains(changes.implementation.feature)
            else { return nil }
            let title = report.title(of: changes.implementation.feature)
            return "\(title) (\(ArchitectureTable.percent(share)))"
        }
        return texts.isEmpty
            ? "" : " In \(Wording.list(texts)), one change is most of the sum."
    }

    /// The share of the largest change in the sums, and the sums without it; empty if the largest
    /// changes are less than a third of the sums.
    private func largestChange(_ sums: [(title: String, lines: [Int])]) -> Prose {
        let shares = sums.map { sum in
            Double(sum.lines.max() ?? 0) / Double(max(sum.lines.reduce(0, &+), 1))
        }
        guard let least = shares.min(), let most = shares.max(), least > 1 / 3,
            sums[0].lines.count > 1
        else { return "" }
        let rest = sums.map { "\($0.title) \($0.lines.reduce(0, &+) - ($0.lines.max() ?? 0))" }
        let ends = [least, most].map(ArchitectureTable.percent).distinct.joined(separator: "–")
        return """
             The largest change is \(ends.replacing(" %–", with: "–")) of these sums; without it: \
            \(Wording.list(rest)).
            """
    }

    /// A hundredth of a frame at 60 Hz. A smaller difference cannot be noticed.
    private static let decidingNanoseconds = 166_670.0

    /// The finding about calls: counts first, because they repeat on another machine. It has times
    /// as well as ratios, because readers tend to decide by a ratio alone.
    private var calls: Prose? {
        let scenarios = (report.latency.value?.scenarios ?? []).filter {
            features.contains($0.feature)
        }
        let times = scenarios.flatMap { scenario in
            report.variants(of: scenario.feature).enumerated().filter { isCompared($0.element) }
                .map { index, _ in
                    let time = report.nanoseconds(of: scenario, index)
                    return (time: time, difference: abs(time - report.nanoseconds(of: scenario, 0)))
                }
        }
        let counts = CallCosts.Count.allCases.compactMap { count -> Prose? in
            let criterion = ArchitectureTable.Criterion(title: "") { variant, feature in
                CallCosts(report: report, feature: feature).ratio(of: variant, count)
            } text: {
                ArchitectureTable.ratio($0)
            }
            return ranges(criterion, of: Variant.architectures.dropFirst()).map {
                let name = count.rawValue
                let list = spans($0, ArchitectureTable.ratio)
                return
                    " \(name.prefix(1).uppercased() + name.dropFirst()) ÷ MVC\(scope(of: count)): "
                    + "\(list)."
            }
        }
        guard let least = times.map(\.time).min(), let most = times.map(\.time).max(),
            let difference = times.map(\.difference).max()
        else {
            return counts.isEmpty ? nil : "**Cost of a call**." + counts.joined(separator: "")
        }
        let conclusion: Prose =
            difference < Self.decidingNanoseconds ? " does not decide in the latency scenarios" : ""
        return """
            **Cost of a call**\(conclusion): a call takes \(Values.time(nanoseconds: least)) to \
            \(Values.time(nanoseconds: most)), and MVP, MVVM and VIPER differ from MVC by at most \
            \(Values.time(nanoseconds: difference)). A frame lasts \
            16,667 µs.\(scaling)\(counts.joined(separator: ""))\(machines)
            """
    }

    /// Returns the features without a ratio, because MVC allocates nothing in one of their
    /// scenarios; empty if there are none.
    private func scope(of count: CallCosts.Count) -> Prose {
        let missing = features.filter { feature in
            Variant.architectures.contains {
                CallCosts(report: report, feature: feature).ratio(of: $0, count) == nil
            }
        }
        guard !missing.isEmpty else { return "" }
        return """
             (without \(Wording.list(missing.map { report.title(of: $0) })), where MVC allocates \
            nothing in some scenario)
            """
    }

    /// The largest time by which one of the four architectures exceeds MVC at the largest size of a
    /// scaling scenario; empty if it is below ``decidingNanoseconds``.
    private var scaling: Prose {
        var most: (excess: Double, text: Prose) = (Self.decidingNanoseconds, "")
        for scenario in report.scaling.value?.scenarios ?? [] {
            let variants = report.variants(of: scenario.feature)
            let times = scenario.variants.map { $0.nanosecondsPerCall.last ?? 0 }
            guard let base = times.first, let size = scenario.sizes.last else { continue }
            for (variant, time) in zip(variants, times)
            where Variant.architectures.contains(variant) && time - base > most.excess {
                let text: Prose = """
                     With much data it can: \(variant.title) takes \(Values.time(nanoseconds: time)) \
                    for \(code: scenario.scenario) of \(report.title(of: scenario.feature)) at the size \
                    \(Values.grouped(size)), and MVC \(Values.time(nanoseconds: base)).
                    """
                most = (time - base, text)
            }
        }
        return most.text
    }

    /// The number of statements by the machines for which they hold; empty without machine records.
    private var machines: Prose {
        let comparison = report.machineComparison
        let count = comparison.counts.all
        guard count > 0 else { return "" }
        return " Of \(count) [latency ratios](machines), \(Wording.counts(of: comparison))."
    }

    /// Returns the ranges of all variants; `nil` if one is missing.
    private func ranges(
        _ criterion: ArchitectureTable.Criterion,
        of variants: ArraySlice<Variant>
    ) -> [(title: String, range: ArchitectureTable.Range)]? {
        let found = variants.compactMap { variant in
            architectures.range(of: criterion, variant).map { (variant.title, $0) }
        }
        return found.count == variants.count ? found : nil
    }

    /// Returns the ranges in words, such as "MVP 1.20–1.33 and VIPER 1.42–2.05".
    private func spans(
        _ ranges: [(title: String, range: ArchitectureTable.Range)],
        _ text: (Double) -> String
    ) -> String {
        Wording.list(
            ranges.map { title, range in
                let ends = [range.least, range.most].map(text).distinct.joined(separator: "–")
                return "\(title) \(ends.replacing(" %–", with: "–"))"
            }
        )
    }

    // MARK: - Limits

    private var limits: Prose {
        let place: Prose = report.provenance.machine.systemFamily.map { " on \($0)" } ?? ""
        return """
            **Limits**: the implementations run\(place) against a headless subset of UIKit and \
            in-memory services. Nothing is drawn, nothing waits for a network, and there is no \
            Objective-C runtime. One group of authors wrote all of them, so these are results about \
            \(subjects), not about every app.
            """
    }

    /// The numbers of features and labs, such as "6 features and 2 labs".
    private var subjects: String {
        let labs = report.features.count { $0.axis != .architecture }
        let features = report.features.count - labs
        return [(features, "feature"), (labs, "lab")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    }

    private var key: Prose {
        """
        Each field is the median over the features, with the smallest and the largest value in \
        parentheses. Less is better, except for testability. Cost of change is about the features that \
        have [changes](changes).\(dominatedFeatures) [Decision](decision), [claims](claims) and studies use the same \
        [definitions](method).
        """
    }
}

internal import Changes
internal import Claims
internal import Matrix
internal import Mutation
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// The findings of one feature, one sentence or two for each kind of values that the report has.
struct FeatureSummary {
    let report: Report
    let feature: Feature
    let findings: Findings

    var items: [Prose] {
        [size, tests, changes, calls, time, scaling, claims].compactMap(\.self) + cautions
    }

    /// The narrow charts of the first screen.
    var charts: [Chart] {
        [
            ScreenChart(report: report, feature: feature).chart,
            LinesChart(report: report, feature: feature).groups,
            MutantsChart(report: report, feature: feature).narrow,
            FrameChart(report: report, feature: feature).chart,
        ].compactMap(\.self)
    }

    // MARK: - Findings

    /// The finding about code lines. A variant that uses modules of others is mentioned separately,
    /// because only its own files are counted.
    private var size: Prose? {
        let sizes = report.implementations(of: feature).compactMap { implementation in
            report.lines(of: implementation).map {
                (implementation: implementation, code: $0.sources.code)
            }
        }
        let whole = sizes.filter(\.implementation.taken.isEmpty)
        guard let least = whole.min(by: { $0.code < $1.code }),
            let most = whole.max(by: { $0.code < $1.code }), whole.count > 1
        else { return nil }
        let baseline = whole.first { $0.implementation.variant == feature.baseline }
        let comparison: Prose =
            baseline.map { baseline in
                [least.code, most.code].contains(baseline.code)
                    ? "" : "; \(feature.baseline.title) has \(Values.grouped(baseline.code))"
            } ?? ""
        let mixed = sizes.filter { !$0.implementation.taken.isEmpty }.map { implementation, code in
            """
            \(implementation.variant.title) adds \(code) lines to modules of \
            \(Wording.list(implementation.taken.map(\.variant.title))).
            """
        }
        let range: Prose = """
            **Code**: from \(Values.grouped(least.code)) lines in \(least.implementation.variant.title) \
            to \(Values.grouped(most.code)) in \(most.implementation.variant.title)\(comparison).
            """
        return ([range] + mixed.map { "\($0)" }).joined(separator: " ")
    }

    private var tests: Prose? {
        let found = report.implementations(of: feature).compactMap { implementation in
            Quantity.viewFreeScoreOfLogic.value(of: implementation, in: report).map {
                (title: implementation.variant.title, share: $0)
            }
        }
        let all = report.implementations(of: feature).compactMap {
            report.mutation(of: $0)?.total.score
        }
        guard found.count > 1, let least = found.map(\.share).min(),
            let most = found.map(\.share).max(), let lowest = all.min(), let highest = all.max()
        else { return nil }
        func titles(_ share: Double) -> String {
            Wording.list(found.filter { $0.share == share }.map(\.title))
        }
        let ends = [lowest, highest].map(ArchitectureTable.percent).distinct
        let logic: Prose =
            least == most
            ? "in each variant \(ArchitectureTable.percent(most)) of the faults in the logic"
            : """
            \(ArchitectureTable.percent(most)) of the faults in the logic in \(titles(most)), and \
            \(ArchitectureTable.percent(least)) in \(titles(least))
            """
        return """
            **Testability**: without a view, tests find \(logic). Of all faults, all tests find \
            \(ends.joined(separator: " to ")).
            """
    }

    private var changes: Prose? {
        let implementations = (report.changes.value ?? []).filter {
            $0.implementation.feature == feature && $0.implementation.taken.isEmpty
                && !$0.changes.isEmpty
        }.complete
        let sums = implementations.map { implementation in
            (
                title: implementation.implementation.variant.title,
                lines: implementation.changes.reduce(0) { $0 &+ $1.cost.lines.all }
            )
        }
        guard sums.count > 1, let least = sums.min(by: { $0.lines < $1.lines }),
            let most = sums.max(by: { $0.lines < $1.lines }),
            let changes = implementations.first?.changes
        else { return nil }
        func titles(_ lines: Int) -> String {
            Wording.list(sums.filter { $0.lines == lines }.map(\.title))
        }
        let sum = changes.reduce(0) { $0 &+ $1.cost.lines.all }
        let largest = changes.max { $0.cost.lines.all < $1.cost.lines.all }
        let dominating: Prose =
            largest.flatMap { change in
                changes.count > 1 && change.cost.lines.all * 2 > sum
                    ? " “\(change.title)” is most of it." : nil
            } ?? ""
        return """
            **[Changes](changes)**: \(Wording.count(changes.count, "change").lowercased()) \
            \(changes.count == 1 ? "takes" : "take") \(least.lines) code lines in \
            \(titles(least.lines)), and \(most.lines) in \(titles(most.lines)).\(dominating)
            """
    }

    /// The finding about the instructions of a call, which repeat on another machine.
    private var calls: Prose? {
        let costs = CallCosts(report: report, feature: feature)
        let ratios = report.variants(of: feature).dropFirst().compactMap { variant in
            costs.ratio(of: variant, .instructions).map { (title: variant.title, ratio: $0) }
        }
        guard let least = ratios.min(by: { $0.ratio < $1.ratio }),
            let most = ratios.max(by: { $0.ratio < $1.ratio }), ratios.count > 1
        else { return nil }
        return """
            **Cost of a call**: from \(ArchitectureTable.ratio(least.ratio)) times the instructions of \
            \(feature.baseline.title) in \(least.title) to \(ArchitectureTable.ratio(most.ratio)) in \
            \(most.title).
            """
    }

    /// The largest difference of times from the baseline.
    private var time: Prose? {
        let variants = report.variants(of: feature)
        guard variants.count > 1 else { return nil }
        let differences = report.latencyScenarios(of: feature).flatMap { scenario in
            variants.indices.map { index in
                let base = report.nanoseconds(of: scenario, 0)
                return (
                    variant: variants[index], scenario: scenario.scenario,
                    time: report.nanoseconds(of: scenario, index) - base
                )
            }
        }
        guard let most = differences.max(by: { abs($0.time) < abs($1.time) }) else { return nil }
        let direction = most.time < 0 ? "less" : "more"
        return """
            **Time**: the largest difference is \(Values.time(nanoseconds: abs(most.time))) \(direction) \
            than in \(feature.baseline.title), for \(code: most.scenario) in \(most.variant.title). A \
            frame takes 16,667 µs, so time is no reason to choose.
            """
    }

    /// The call that takes much time with much data.
    private var scaling: Prose? {
        LargestScaling(report, feature).map { "**Scaling**: \($0.sentence)." }
    }

    /// The smallest number of features for which a verdict can be an exception.
    private static let fewestFeatures = 3

    /// The claims whose verdict differs here from that of most features, or is only here.
    private var claims: Prose? {
        var compared = 0
        var different: [Prose] = []
        for claim in Claim.testable {
            let main = findings[claim].filter {
                $0.reading == claim.comparison.readings[0].name
            }
            guard let here = main.first(where: { $0.feature == feature }),
                main.count >= Self.fewestFeatures
            else { continue }
            compared += 1
            let same = main.count { $0.verdict == here.verdict }
            let usual = main.map(\.verdict).distinct.map { verdict in
                main.count { $0.verdict == verdict }
            }
            .max()
            guard same == 1 || same * 2 < main.count && usual.map({ $0 * 2 > main.count }) ?? false
            else { continue }
            let link: Prose = "[\(claim.title)](claims.md\(ClaimsPage.link(to: claim)))"
            different.append("\(link) (here *\(claim.text(of: here.verdict))*)")
        }
        guard compared > 0 else { return nil }
        let others = compared - different.count
        let list: Prose =
            different.isEmpty ? "" : " Different here: " + different.joined(separator: "; ") + "."
        return """
            **[Claims](claims)**: \(others) of \(compared) verdicts are as in other features.\(list)
            """
    }

    private var cautions: [Prose] {
        report.latencyScenarios(of: feature).filter(\.isTooShort).map { scenario in
            """
            **Caution**: calls of \(code: scenario.scenario) are so short that the measuring loop is a \
            large part of the value.
            """
        }
    }
}

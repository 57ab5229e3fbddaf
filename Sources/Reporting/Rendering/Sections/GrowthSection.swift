internal import Latency
internal import Matrix
internal import Report
internal import Statistics

/// The part of a feature's page about scaling with the size of the data.
struct GrowthSection {
    let report: Report
    let feature: Feature

    private var scripts: [GrowthMeasurement.OfScenario] { report.growthScripts(of: feature) }

    /// One table for all scenarios; empty if no data of the feature can be large.
    var blocks: [Block] {
        guard !scripts.isEmpty else { return [] }
        var table = Table(
            [("Scenario", .left)]
                + report.variants(of: feature).map { ("\($0.title)", .left) }
        )
        for script in scripts {
            table.add(
                [Prose.code(script.script)]
                    + script.variants.map { figures in
                        let scaling = script.scaling(
                            of: figures.nanosecondsPerCall,
                            figures.latency
                        )
                        return
                            "\(Wording.verdict(scaling.verdict)), × \(Values.increase(scaling.increase))"
                    }
            )
        }
        return [
            .heading(2, "Scaling"),
            .paragraph(
                """
                The latency of a call with \(sizes) rows: × is the value at the largest size ÷ that at \
                the smallest. \(Self.labels) [Values at each size](\(feature.name)-details)
                """
            ),
            .table(table),
        ]
    }

    /// A table and a chart for each scenario.
    var details: [Block] {
        guard !scripts.isEmpty else { return [] }
        return [.heading(2, "Scaling by scenario"), .paragraph(Self.method)]
            + scripts.enumerated().flatMap { blocks(of: $1, number: $0 + 1) }
    }

    /// The range of the data sizes, such as "100 to 100,000".
    private var sizes: String {
        let all = scripts.flatMap { script in script.shownSizes.map { script.sizes[$0] } }
        return [all.min(), all.max()].compactMap(\.self).map(Values.grouped)
            .joined(separator: " to ")
    }

    private static let labels: Prose = """
        *Negligible*: ten times the rows takes less than \
        \(DecimalText.text(1.26, digits: 2)) times as long, and the most rows at most \
        \(DecimalText.text(Growth.largestNegligibleIncrease, digits: 2)) times as long as the fewest. \
        *Sublinear*, *linear*, *superlinear*: less than, about as much as, or more than in proportion; \
        a sublinear increase may be negligible, too, if the interval reaches there. \
        *Inconclusive*: the interval spans the limit between two of these three.
        """

    private static let method: Prose = """
        The exponent is the k in time ∝ nᵏ between the two largest sizes, with its 95 % confidence \
        interval (this run). A constant part can hide growth from it: if the curve a + b · nᵏ fits well \
        and its k is superlinear, that decides, and the row says *above a constant part*. \
        Negligible: k below \(limit(Growth.largestNegligible)) and at most \
        \(DecimalText.text(Growth.largestNegligibleIncrease, digits: 2)) times the time over all sizes. \
        Sublinear: k below \(limit(Growth.smallestLinear)). Linear: up to \
        \(limit(Growth.largestLinear)). Superlinear: above. Sizes below \
        \(GrowthMeasurement.smallestSize) are left out, because they do not fill a screen.
        """

    private func blocks(of script: GrowthMeasurement.OfScenario, number: Int) -> [Block] {
        let shown = script.shownSizes
        let sizes = shown.map { Values.grouped(script.sizes[$0]) }
        let ends = [sizes.last, sizes.first].compactMap(\.self).joined(separator: " ÷ ")
        var table = Table(
            [("Variant", .left)] + sizes.map { ("\($0)", .right) }
                + [
                    ("\(ends)", .right), ("Exponent k", .left), ("Latency", .left),
                    ("Allocations", .left),
                ]
        )
        for (variant, figures) in zip(report.variants(of: feature), script.variants) {
            let scaling = script.scaling(of: figures.nanosecondsPerCall, figures.latency)
            table.add(
                ["**\(variant.title)**"]
                    + shown.map {
                        .figure(Values.time(nanoseconds: figures.nanosecondsPerCall[$0]))
                    }
                    + [
                        .figure(Values.increase(scaling.increase)),
                        .figure(Self.exponent(scaling.exponent)), verdict(scaling),
                        allocations(of: figures, script),
                    ]
            )
        }
        let chart = GrowthChart(
            report: report,
            feature: feature,
            script: script,
            number: number
        ).chart
        return [.heading(3, "\(script.script), by size"), .paragraph("\(script.summary)")]
            + (chart.map { [.chart($0)] } ?? []) + [.table(table)]
    }

    /// Returns the exponent and its interval, with enough digits to keep them on their side of each
    /// limit.
    private static func exponent(_ exponent: GrowthExponent) -> String {
        let limits = [Growth.largestNegligible, Growth.smallestLinear, Growth.largestLinear]
        func text(_ value: Double) -> String {
            DecimalText.text(value, digits: 2, comparedWith: limits)
        }
        return "\(text(exponent.exponent)) (\(text(exponent.lower)) – \(text(exponent.upper)))"
    }

    private func verdict(_ scaling: GrowthMeasurement.Scaling) -> Prose {
        let label: Prose = "\(Wording.verdict(scaling.verdict))"
        return scaling.isFitted ? label + " above a constant part" : label
    }

    /// Returns the verdict on allocations, and the counts at the smallest and the largest size.
    private func allocations(
        of figures: GrowthMeasurement.OfVariant,
        _ script: GrowthMeasurement.OfScenario
    ) -> Prose {
        switch figures.allocations {
        case .perCall(let counts, let growth):
            let shown = script.shownSizes.filter(counts.indices.contains)
            let ends = [shown.first, shown.last].compactMap { $0.map { counts[$0] } }
                .map(Values.count)
            let scaling = script.scaling(of: counts, growth)
            return
                "\(Wording.verdict(scaling.verdict)) (\(ends.joined(separator: " → ")))"
        case .notAvailable(let reason): return "not available: \(reason)"
        }
    }

    private static func limit(_ value: Double) -> String { DecimalText.text(value, digits: 1) }
}

internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Statistics

/// The part of a feature's page about scaling with the size of the data.
struct ScalingSection {
    let report: Report
    let feature: Feature

    private var scenarios: [ScalingMeasurement.OfScenario] { report.scalingScenarios(of: feature) }

    /// One table for all scenarios; empty if no data of the feature can be large.
    var blocks: [Block] {
        guard !scenarios.isEmpty else { return [] }
        var table = Table(
            [("Scenario", .left)]
                + report.variants(of: feature).map { ("\($0.title)", .left) }
        )
        for scenario in scenarios {
            table.add(
                [Prose.code(scenario.scenario)]
                    + scenario.variants.map { values in
                        let scaling = scenario.scaling(
                            of: values.nanosecondsPerCall,
                            values.latency
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
        guard !scenarios.isEmpty else { return [] }
        return [.heading(2, "Scaling by scenario"), .paragraph(Self.method)]
            + scenarios.enumerated().flatMap { blocks(of: $1, number: $0 + 1) }
    }

    /// The range of the data sizes, such as "100 to 100,000".
    private var sizes: String {
        let all = scenarios.flatMap { scenario in scenario.shownSizes.map { scenario.sizes[$0] } }
        return [all.min(), all.max()].compactMap(\.self).map(Values.grouped)
            .joined(separator: " to ")
    }

    private static let labels: Prose = """
        *Negligible*: × is at most \
        \(DecimalText.text(Scaling.largestNegligibleIncrease, digits: 2)). \
        *Sublinear*, *linear*, *superlinear*: less than, about as much as, or more than in proportion. \
        *Inconclusive*: the interval spans the limit between two of these three.
        """

    private static let method: Prose = """
        The exponent is the k in time ∝ nᵏ between the two largest sizes, with its 95 % confidence \
        interval (this run). A constant part can hide scaling from it: if the curve a + b · nᵏ fits well \
        and its k is superlinear, that decides, and the row says *above a constant part*. \
        Sublinear: k below \(limit(Scaling.smallestLinear)); negligible, if the time over all sizes is \
        at most \(DecimalText.text(Scaling.largestNegligibleIncrease, digits: 2)) times as long, too. Linear: up to \
        \(limit(Scaling.largestLinear)). Superlinear: above. Sizes below \
        \(ScalingMeasurement.smallestSize) are left out, because they do not fill a screen.
        """

    private func blocks(of scenario: ScalingMeasurement.OfScenario, number: Int) -> [Block] {
        let shown = scenario.shownSizes
        let sizes = shown.map { Values.grouped(scenario.sizes[$0]) }
        let ends = [sizes.last, sizes.first].compactMap(\.self).joined(separator: " ÷ ")
        var table = Table(
            [("Variant", .left)] + sizes.map { ("\($0)", .right) }
                + [
                    ("\(ends)", .right), ("Exponent k", .left), ("Latency", .left),
                    ("Allocations", .left),
                ]
        )
        for (variant, values) in zip(report.variants(of: feature), scenario.variants) {
            let scaling = scenario.scaling(of: values.nanosecondsPerCall, values.latency)
            table.add(
                ["**\(variant.title)**"]
                    + shown.map {
                        .value(Values.time(nanoseconds: values.nanosecondsPerCall[$0]))
                    }
                    + [
                        .value(Values.increase(scaling.increase)),
                        .value(Self.exponent(scaling.exponent)), verdict(scaling),
                        allocations(of: values, scenario),
                    ]
            )
        }
        let chart = ScalingChart(
            report: report,
            feature: feature,
            scenario: scenario,
            number: number
        ).chart
        return [.heading(3, "\(scenario.scenario), by size"), .paragraph("\(scenario.summary)")]
            + (chart.map { [.chart($0)] } ?? []) + [.table(table)]
    }

    /// Returns the exponent and its interval, with enough digits to keep them on their side of each
    /// limit.
    private static func exponent(_ exponent: ScalingExponent) -> String {
        let limits = [Scaling.smallestLinear, Scaling.largestLinear]
        func text(_ value: Double) -> String {
            DecimalText.text(value, digits: 2, comparedWith: limits)
        }
        return "\(text(exponent.exponent)) (\(text(exponent.lower)) – \(text(exponent.upper)))"
    }

    private func verdict(_ scaling: ScalingMeasurement.JudgedScaling) -> Prose {
        let label: Prose = "\(Wording.verdict(scaling.verdict))"
        return scaling.isFitted ? label + " above a constant part" : label
    }

    /// Returns the verdict on allocations, and the counts at the smallest and the largest size.
    private func allocations(
        of values: ScalingMeasurement.OfVariant,
        _ scenario: ScalingMeasurement.OfScenario
    ) -> Prose {
        switch values.allocations {
        case .perCall(let counts, let scaling):
            let shown = scenario.shownSizes.filter(counts.indices.contains)
            let ends = [shown.first, shown.last].compactMap { $0.map { counts[$0] } }
                .map(Values.count)
            let scaling = scenario.scaling(of: counts, scaling)
            return
                "\(Wording.verdict(scaling.verdict)) (\(ends.joined(separator: " → ")))"
        case .notAvailable(let reason): return "not available: \(reason)"
        }
    }

    private static func limit(_ value: Double) -> String { DecimalText.text(value, digits: 1) }
}

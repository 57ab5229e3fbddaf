internal import Foundation
internal import Latency
internal import Matrix
internal import Report
internal import Statistics

/// The part of a feature's page that says what grows with the data.
struct GrowthSection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where nothing of the feature can be large.
    var blocks: [Block] {
        let scripts = report.growthScripts(of: feature)
        guard !scripts.isEmpty else { return [] }
        return [.heading(2, "Growth"), .paragraph(introduction)]
            + scripts.enumerated().flatMap { blocks(of: $1, number: $0 + 1) }
    }

    private var introduction: Prose {
        let constant = limit(Growth.largestConstant)
        let linear = limit(Growth.largestLinear)
        return "The same script at several sizes. \(LatencySection.scope) The *last step* is the "
            + "exponent between the two largest sizes: from there to here the time grows as the size to "
            + "the power of it. The *fit* is a + b · (n ÷ N)ᵏ, where n is the size and N the largest. "
            + "Growth is *constant* where the exponent is surely below \(constant), *linear* at most "
            + "where it is surely below \(linear), and *worse* where it is surely above. A last step "
            + "that is constant or worse decides; else the exponent of the fit does, unless the fit is "
            + "bad or its interval spans a limit."
    }

    private func blocks(of script: GrowthMeasurement.OfScript, number: Int) -> [Block] {
        let sizes = script.sizes.map(Figures.grouped)
        let ends = [sizes.last, sizes.first].compactMap(\.self).joined(separator: " ÷ ")
        var table = Table(
            [("Variant", .left)] + sizes.map { ("\($0)", .right) }
                + [
                    ("\(ends)", .right), ("Last step", .left), ("Fit", .left), ("Latency", .left),
                    ("Allocations", .left),
                ]
        )
        for (variant, figures) in zip(report.variants(of: feature), script.variants) {
            table.add(
                ["**\(variant.title)**"]
                    + figures.nanosecondsPerCall.map { .figure(Figures.time(nanoseconds: $0)) }
                    + [
                        .figure(String(format: "%.2f", figures.latency.increase)),
                        .figure(exponent(figures.latency.lastStep)), fit(figures.latency.fit),
                        verdict(figures.latency), allocations(of: figures),
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

    private func exponent(_ exponent: GrowthExponent) -> String {
        String(format: "%.2f (%.2f – %.2f)", exponent.exponent, exponent.lower, exponent.upper)
    }

    private func fit(_ fit: GrowthFit?) -> Prose {
        guard let fit else { return .dash }
        guard fit.isGood else {
            return .figure(String(format: "bad: off by up to %.0f %%", fit.worstDeviation * 100))
        }
        return .figure(
            "\(Figures.time(nanoseconds: fit.constant)) + \(Figures.time(nanoseconds: fit.growing)) · "
                + "(n ÷ N)^\(exponent(fit.exponent))"
        )
    }

    /// The verdict and what decided it.
    private func verdict(_ growth: Growth) -> Prose {
        switch growth.basis {
        case .fit: "\(Wording.verdict(growth.verdict)), by the fit"
        case .lastStep: "\(Wording.verdict(growth.verdict)), by the last step"
        }
    }

    /// The verdict, and the counts at the smallest and the largest size.
    private func allocations(of figures: GrowthMeasurement.OfVariant) -> Prose {
        switch figures.allocations {
        case .perCall(let counts, let growth):
            let ends = [counts.first, counts.last].compactMap(\.self).map(Figures.count)
            return "\(Wording.verdict(growth.verdict)) (\(ends.joined(separator: " → ")))"
        case .notAvailable(let reason): return "not available: \(reason)"
        }
    }

    private func limit(_ value: Double) -> String { String(format: "%.1f", value) }
}

internal import Catalogue
internal import Foundation
internal import Latency
internal import Report
internal import Statistics

/// The part of a feature's page that says what grows with the data.
struct GrowthSection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where nothing of the feature can be large.
    var parts: [String] {
        let scripts = report.growthScripts(of: feature)
        guard !scripts.isEmpty else { return [] }
        return ["## Growth", introduction] + scripts.flatMap(parts)
    }

    private var introduction: String {
        "The same script at several sizes. A figure that grows as the size to the power of the "
            + "exponent is *constant* where the exponent is surely below "
            + "\(limit(GrowthExponent.largestConstant)), *linear* at most where it is surely below "
            + "\(limit(GrowthExponent.largestLinear)), and *worse* where it is surely above."
    }

    private func parts(of script: GrowthMeasurement.OfScript) -> [String] {
        var table = MarkdownTable(
            [("Variant", .left)] + script.sizes.map { (Figures.grouped($0), .right) }
                + [
                    ("Exponent", .right), ("95 % interval", .right), ("Latency", .left),
                    ("Allocations", .left),
                ]
        )
        for (variant, figures) in zip(report.variants, script.variants) {
            table.add(
                ["**\(variant.title)**"]
                    + figures.nanosecondsPerCall.map { Figures.time(nanoseconds: $0) }
                    + [
                        exponent(figures.latency.exponent),
                        "\(exponent(figures.latency.lower)) – \(exponent(figures.latency.upper))",
                        Wording.verdict(figures.latency.verdict),
                        allocations(of: figures),
                    ]
            )
        }
        return [
            "### \(MarkdownText.literal(script.script)), by size",
            MarkdownText.literal(script.summary), table.text,
        ]
    }

    /// The verdict, and the counts at the smallest and the largest size.
    private func allocations(of figures: GrowthMeasurement.OfVariant) -> String {
        switch figures.allocations {
        case .perCall(let counts, let exponent):
            let ends = [counts.first, counts.last].compactMap(\.self).map(Figures.count)
            return "\(Wording.verdict(exponent.verdict)) (\(ends.joined(separator: " → ")))"
        case .notAvailable(let reason): return "not available: \(MarkdownText.literal(reason))"
        }
    }

    private func exponent(_ value: Double) -> String { String(format: "%.2f", value) }

    private func limit(_ value: Double) -> String { String(format: "%.1f", value) }
}

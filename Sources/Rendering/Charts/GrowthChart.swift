internal import Foundation
internal import Latency
internal import Matrix
internal import Report
internal import Statistics

/// What a script takes at several sizes of the data, with the curves that were judged.
struct GrowthChart {
    let report: Report
    let feature: Feature
    let script: GrowthMeasurement.OfScript
    /// Which script of the feature it is, counted from 1: a report may name it as it likes.
    let number: Int

    private static let curvePoints = 24

    /// - Returns: `nil` where nothing was measured.
    var chart: Chart? {
        let ofVariants = Array(zip(report.variants(of: feature), script.variants))
        guard !ofVariants.isEmpty, script.sizes.count > 1 else { return nil }
        let verdicts = ofVariants.map { variant, figures in
            (finding: Wording.verdict(figures.latency.verdict), variant: variant.title)
        }
        return Chart(
            name: "\(feature.name)-growth-\(number)",
            title: "\(report.title(of: feature)), \(script.script): \(Wording.together(verdicts))",
            drawing: .growth(
                GrowthPlot(
                    sizeAxis: "Size of the data; a line is the curve that was judged, a broken one "
                        + "the last step",
                    valueAxis: "Time of one call",
                    series: ofVariants.map { series(of: $0, $1) }
                )
            )
        )
    }

    private func series(
        of variant: Variant,
        _ figures: GrowthMeasurement.OfVariant
    ) -> GrowthPlot.Series {
        let points = zip(script.sizes, figures.nanosecondsPerCall).map {
            GrowthPlot.Point(size: Double($0), value: $1)
        }
        return GrowthPlot.Series(
            title: variant.title,
            points: points,
            curve: curve(of: figures.latency) ?? .step(Array(points.suffix(2))),
            verdict: Wording.verdict(figures.latency.verdict)
        )
    }

    /// - Returns: `nil` where the step between the two largest sizes decided.
    private func curve(of growth: Growth) -> GrowthPlot.Curve? {
        guard growth.basis == .fit, let fit = growth.fit,
            let least = script.sizes.first.map(Double.init),
            let most = script.sizes.last.map(Double.init)
        else { return nil }
        return .fit(
            (0..<Self.curvePoints).map { index in
                let share = Double(index) / Double(Self.curvePoints - 1)
                let size = least * pow(most / least, share)
                let value =
                    fit.constant + fit.growing * pow(size / most, fit.exponent.exponent)
                return GrowthPlot.Point(size: size, value: value)
            }
        )
    }
}

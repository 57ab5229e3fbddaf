internal import Foundation
internal import Latency
internal import Matrix
internal import Report
internal import Statistics

/// The latency of a scenario at several sizes of the data.
struct GrowthChart {
    let report: Report
    let feature: Feature
    let script: GrowthMeasurement.OfScenario
    /// The number of the scenario in the feature, from 1. It is used in file names, because the
    /// scenario's name in a report can be any text.
    let number: Int

    private static let curvePoints = 24

    /// - Returns: `nil` if nothing was measured.
    var chart: Chart? {
        let ofVariants = Array(zip(report.variants(of: feature), script.variants))
        guard !ofVariants.isEmpty, script.sizes.count > 1 else { return nil }
        let verdicts = ofVariants.map { variant, figures in
            (finding: Wording.verdict(scaling(of: figures).verdict), variant: variant.title)
        }
        return Chart(
            name: "\(feature.name)-growth-\(number)",
            title: "\(report.title(of: feature)), \(script.script): \(Wording.together(verdicts))",
            drawing: .growth(
                GrowthPlot(
                    sizeAxis:
                        "Rows; solid: the fitted curve, dashed: the step between the two largest "
                        + "sizes",
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
        let points = script.shownSizes.map {
            GrowthPlot.Point(size: Double(script.sizes[$0]), value: figures.nanosecondsPerCall[$0])
        }
        return GrowthPlot.Series(
            title: variant.title,
            points: points,
            curve: curve(of: figures.latency) ?? .step(Array(points.suffix(2))),
            verdict: Wording.verdict(scaling(of: figures).verdict)
        )
    }

    private func scaling(of figures: GrowthMeasurement.OfVariant) -> GrowthMeasurement.Scaling {
        script.scaling(of: figures.nanosecondsPerCall, figures.latency)
    }

    /// - Returns: `nil` if the step between the two largest sizes decided.
    private func curve(of growth: Growth) -> GrowthPlot.Curve? {
        guard growth.basis == .fit, let fit = growth.fit,
            let least = script.shownSizes.first.map({ Double(script.sizes[$0]) }),
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

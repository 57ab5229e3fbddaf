internal import Foundation
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Statistics

/// The latency of a scenario at several sizes of the data.
struct ScalingChart {
    let report: Report
    let feature: Feature
    let scenario: ScalingMeasurement.OfScenario
    /// The number of the scenario in the feature, from 1. It is used in file names, because the
    /// scenario's name in a report can be any text.
    let number: Int

    private static let curvePoints = 24

    /// - Returns: `nil` if nothing was measured.
    var chart: Chart? {
        let ofVariants = Array(zip(report.variants(of: feature), scenario.variants))
        guard !ofVariants.isEmpty, scenario.sizes.count > 1 else { return nil }
        let verdicts = ofVariants.map { variant, values in
            (finding: Wording.verdict(scaling(of: values).verdict), variant: variant.title)
        }
        return Chart(
            name: "\(feature.name)-scaling-\(number)",
            title:
                "\(report.title(of: feature)), \(scenario.scenario): \(Wording.together(verdicts))",
            drawing: .scaling(
                ScalingPlot(
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
        _ values: ScalingMeasurement.OfVariant
    ) -> ScalingPlot.Series {
        let points = scenario.shownSizes.map {
            ScalingPlot.Point(
                size: Double(scenario.sizes[$0]),
                value: values.nanosecondsPerCall[$0]
            )
        }
        return ScalingPlot.Series(
            title: variant.title,
            points: points,
            curve: curve(of: values.latency) ?? .step(Array(points.suffix(2))),
            verdict: Wording.verdict(scaling(of: values).verdict)
        )
    }

    private func scaling(of values: ScalingMeasurement.OfVariant)
        -> ScalingMeasurement.JudgedScaling
    {
        scenario.scaling(of: values.nanosecondsPerCall, values.latency)
    }

    /// - Returns: `nil` if the step between the two largest sizes decided.
    private func curve(of scaling: Scaling) -> ScalingPlot.Curve? {
        guard scaling.basis == .fit, let fit = scaling.fit,
            let least = scenario.shownSizes.first.map({ Double(scenario.sizes[$0]) }),
            let most = scenario.sizes.last.map(Double.init)
        else { return nil }
        return .fit(
            (0..<Self.curvePoints).map { index in
                let share = Double(index) / Double(Self.curvePoints - 1)
                let size = least * pow(most / least, share)
                let value =
                    fit.constant + fit.growing * pow(size / most, fit.exponent.exponent)
                return ScalingPlot.Point(size: size, value: value)
            }
        )
    }
}

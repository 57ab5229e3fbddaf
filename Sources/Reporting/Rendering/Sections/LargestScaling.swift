internal import Matrix
internal import Report
internal import RunTimeMeasures

/// The call of a feature that takes the most time beyond the baseline at the largest size of the data.
struct LargestScaling {
    /// The time beyond that of the baseline, in nanoseconds.
    let excess: Double
    /// The call and its time, without a full stop.
    let sentence: Prose

    /// One per cent of a frame's time at 60 frames per second, in nanoseconds: a smaller difference
    /// decides nothing.
    static let decidingNanoseconds = 166_670.0

    /// - Returns: `nil` if no variant takes so much more time than the baseline that it matters.
    init?(_ report: Report, _ feature: Feature) {
        var most: (excess: Double, sentence: Prose)?
        for scenario in report.scalingScenarios(of: feature) {
            let times = scenario.variants.map { $0.nanosecondsPerCall.last ?? 0 }
            guard let base = times.first, let size = scenario.sizes.last else { continue }
            for (variant, time) in zip(report.variants(of: feature), times)
            where time - base > max(most?.excess ?? 0, Self.decidingNanoseconds) {
                most = (
                    time - base,
                    """
                    \(code: scenario.scenario) of \(report.title(of: feature)) takes \
                    \(Values.time(nanoseconds: time)) in \(variant.title) with \(Values.grouped(size)) \
                    rows, and \(Values.time(nanoseconds: base)) in \(feature.baseline.title)
                    """
                )
            }
        }
        guard let most else { return nil }
        excess = most.excess
        sentence = most.sentence
    }
}

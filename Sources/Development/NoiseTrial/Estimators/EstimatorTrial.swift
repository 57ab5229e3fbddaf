internal import Foundation
internal import InputFiles
internal import Latency
internal import Matrix
internal import SeededRandom
internal import Statistics

/// The error rates of estimators on a long recording, from which runs of the usual number of
/// processes are drawn repeatedly.
struct EstimatorTrial {
    /// The results of one estimator for one scenario, or for the overall result of a feature.
    struct Outcome: Hashable, Sendable {
        /// The number of intervals of the control against the baseline that exclude 1.
        var misses = 0
        /// The number of intervals of the other variants that exclude the result of the complete
        /// recording.
        var missesOfOthers = 0
        var draws = 0
        var drawsOfOthers = 0
        /// The sum of the widths of the control's intervals, in logarithms.
        var width = 0.0

        var meanWidth: Double { draws == 0 ? 0 : width / Double(draws) }
    }

    /// One scenario, or all scenarios of a feature.
    struct Unit: Hashable, Sendable {
        let name: String
        let scripts: [Int]
    }

    let units: [Unit]
    /// The results for each estimator and each unit.
    package private(set) var outcomes: [[Outcome]]

    /// - Parameters:
    ///   - recording: the results of each process, the control last.
    ///   - processes: the number of processes of a run.
    ///   - draws: the number of runs to draw.
    init(
        recording: [ProbeResult],
        estimators: [IntervalEstimator],
        processes: Int,
        draws: Int,
        seed: UInt64,
        progress: (Int) -> Void = { _ in }
    ) throws {
        guard let first = recording.first, recording.count >= processes else {
            throw ApplicationError.failed(
                "the recording has \(recording.count) processes, and a run has \(processes); "
                    + "record more"
            )
        }
        let scripts = first.scripts
        let features = Feature.all.compactMap { feature -> Unit? in
            let ofFeature = scripts.indices.filter { scripts[$0].feature == feature }
            return ofFeature.count > 1
                ? Unit(name: "\(feature.name), all scenarios", scripts: ofFeature) : nil
        }
        units =
            scripts.enumerated().map { index, script in
                Unit(name: "\(script.feature.name) \(script.script)", scripts: [index])
            } + features
        outcomes = estimators.map { [units] _ in
            [Outcome](repeating: Outcome(), count: units.count)
        }
        let count = first.scripts[0].nanosecondsPerCall[0].count
        let series = (1..<count).map { variant in
            scripts.indices.map { script in
                recording.map { process in
                    process.scripts[script].nanosecondsPerCall.map { log($0[variant] / $0[0]) }
                }
            }
        }
        let truths = try series.map { ofScripts in
            try units.map { unit in
                try TrimmedMean(scripts: unit.scripts.map { processMedians(of: ofScripts[$0]) })
                    .value
            }
        }
        var random = SplitMix64(seed: seed)
        for draw in 0..<draws {
            progress(draw)
            let drawn = recording.indices.shuffled(using: &random).prefix(processes)
            for (variant, ofScripts) in series.enumerated() {
                let isControl = variant == series.count - 1
                for (place, unit) in units.enumerated() {
                    let ratios = unit.scripts.map { script in drawn.map { ofScripts[script][$0] } }
                    let truth = isControl ? 0 : truths[variant][place]
                    let seed = random.next()
                    for (index, estimator) in estimators.enumerated() {
                        let interval = try estimator.interval(ratios, seed)
                        outcomes[index][place].count(interval, truth: truth, isControl)
                    }
                }
            }
        }
    }
}

extension EstimatorTrial.Outcome {
    fileprivate mutating func count(
        _ interval: ClosedRange<Double>,
        truth: Double,
        _ isControl: Bool
    ) {
        let isMiss = !interval.contains(truth)
        if isControl {
            draws += 1
            misses += isMiss ? 1 : 0
            width += interval.upperBound - interval.lowerBound
        } else {
            drawsOfOthers += 1
            missesOfOthers += isMiss ? 1 : 0
        }
    }
}

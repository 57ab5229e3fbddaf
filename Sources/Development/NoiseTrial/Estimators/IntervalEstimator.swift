internal import SeededRandom
internal import Statistics

/// An estimator of the 95 % interval of the ratio of two variants, over one scenario or as the mean
/// over several.
struct IntervalEstimator: Sendable {
    let name: String
    /// Returns the interval for the logarithms of each scenario, with the same processes, and a
    /// seed for estimators that draw.
    let interval:
        @Sendable ([LogRatios], UInt64) throws ->
            ClosedRange<Double>

    /// All estimators of the trial. The first is the baseline of the comparison; the one in use is
    /// ``Statistics/TrimmedMean``.
    static let all: [IntervalEstimator] = [
        IntervalEstimator(name: "hierarchical bootstrap of medians") { scripts, seed in
            bootstrap(scripts, seed, drawsRounds: true)
        },
        IntervalEstimator(name: "bootstrap of processes, medians") { scripts, seed in
            bootstrap(scripts, seed, drawsRounds: false)
        },
        IntervalEstimator(name: "signed ranks of processes") { scripts, _ in
            signedRanks(meanProcessMedians(of: scripts))
        },
        student(trimming: 0),
        student(trimming: 0.1),
        student(trimming: TrimmedMean.trimmedShare),
        student(trimming: 0.25),
    ]

    private static func student(trimming share: Double) -> IntervalEstimator {
        let name =
            share == 0 ? "t, mean" : "t, mean trimmed by \(Int(share * 100)) % on either side"
        return IntervalEstimator(
            name: share == TrimmedMean.trimmedShare ? name + " (in use)" : name
        ) {
            scripts,
            _ in
            try TrimmedMean(scripts: scripts.map(processMedians), trimmedShare: share)
                .bounds(significance: 1 - LatencyEstimate.confidence)
        }
    }

    /// Returns the mean over the scenarios of the median of the rounds, for each process.
    private static func meanProcessMedians(of scripts: [LogRatios]) -> [Double] {
        let medians = scripts.map(processMedians)
        return (medians.first ?? []).indices.map { process in
            medians.reduce(0) { $0 + $1[process] } / Double(medians.count)
        }
    }

    /// Returns Wilcoxon's interval: between order statistics of the means of all pairs of
    /// processes.
    ///
    /// Source: M. Hollander, D. Wolfe, "Nonparametric Statistical Methods", 1999, section 3.3, with
    /// the normal approximation.
    private static func signedRanks(_ values: [Double]) -> ClosedRange<Double> {
        let means = values.indices.flatMap { index in
            values[index...].map { (values[index] + $0) / 2 }
        }.sorted()
        let count = Double(values.count)
        let deviation = (count * (count + 1) * (2 * count + 1) / 24).squareRoot()
        let rank = max(Int(count * (count + 1) / 4 - 1.96 * deviation), 1)
        return means[rank - 1]...means[means.count - rank]
    }

    /// The number of resamples, which gives the ends of the interval to about a tenth of its width.
    private static let resamples = 399

    /// Draws processes with replacement, with their rounds or with redrawn ones. The interval
    /// consists of percentiles of the mean over scenarios of the medians over processes of the
    /// medians over rounds.
    ///
    /// Source: A. Davison, D. Hinkley, "Bootstrap Methods and their Application", 1997, section
    /// 3.8.
    private static func bootstrap(
        _ scripts: [LogRatios],
        _ seed: UInt64,
        drawsRounds: Bool
    ) -> ClosedRange<Double> {
        var random = SplitMix64(seed: seed)
        let processes = scripts.first?.count ?? 0
        let medians = scripts.map(processMedians)
        var draws: [Double] = []
        for _ in 0..<resamples {
            var drawn = [[Double]](repeating: [], count: scripts.count)
            for _ in 0..<processes {
                let process = random.index(below: processes)
                let rounds = scripts[0][process].count
                let places =
                    drawsRounds ? (0..<rounds).map { _ in random.index(below: rounds) } : []
                for (script, ratios) in scripts.enumerated() {
                    let again = places.map { ratios[process][$0] }
                    drawn[script].append(
                        drawsRounds
                            ? medianOfSorted(again.sorted()) : medians[script][process]
                    )
                }
            }
            let sum = drawn.reduce(0) { $0 + medianOfSorted($1.sorted()) }
            draws.append(sum / Double(scripts.count))
        }
        draws.sort()
        // The draws at rank α(B + 1) ÷ 2 from either end.
        let rank = Int((1 - LatencyEstimate.confidence) * Double(resamples + 1) / 2)
        return draws[rank - 1]...draws[resamples - rank]
    }
}

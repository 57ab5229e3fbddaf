private import Foundation

/// Natural logarithms of ratios, `[process][round]`: what every estimate is made of.
///
/// A load that slows all variants of a round by the same factor cancels here.
typealias LogRatios = [[Double]]

extension LatencyRounds {
    /// The variant against the geometric mean of its round.
    func logRatios(toGeometricMeanOf variant: Int) -> LogRatios {
        nanosecondsPerCall.map { rounds in
            rounds.map { values in
                let reference = values[variant]
                return -values.reduce(0) { $0 + log($1 / reference) } / Double(values.count)
            }
        }
    }

    /// The variant against another one of the same round.
    func logRatios(of variant: Int, to reference: Int) -> LogRatios {
        nanosecondsPerCall.map { rounds in
            rounds.map { log($0[variant] / $0[reference]) }
        }
    }
}

/// The median of each process's rounds; one value per process.
func processMedians(of series: LogRatios) -> [Double] {
    series.map { medianOfSorted($0.sorted()) }
}

/// The estimate of several scripts together: the mean of their own estimates, so that each weighs the
/// same.
///
/// Taking the mean first, round by round, and then its median would let one disturbed script spoil
/// the round of all: with seven scripts that happens in about every second round, and a median bears
/// no more than that. Measured on the same source compiled twice, under load, it spreads six times
/// as far.
func meanEstimate(of scripts: [LogRatios]) -> Double {
    scripts.reduce(0) { $0 + hierarchicalMedian(of: $1) } / Double(scripts.count)
}

/// For each process the mean over the scripts of the medians of its rounds.
func meanProcessMedians(of scripts: [LogRatios]) -> [Double] {
    let medians = scripts.map(processMedians)
    return (0..<(medians.first?.count ?? 0)).map { process in
        medians.reduce(0) { $0 + $1[process] } / Double(medians.count)
    }
}

/// The estimate: the median over rounds within each process, then the median over processes.
func hierarchicalMedian(of series: LogRatios) -> Double {
    medianOfSorted(processMedians(of: series).sorted())
}

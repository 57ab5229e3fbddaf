private import Foundation

/// The natural logarithms of ratios, `[process][round]`: the basis of all estimates.
///
/// A load that slows all variants of a round by the same factor cancels out.
typealias LogRatios = [[Double]]

extension LatencyRounds {
    /// Returns the ratio of the variant to the geometric mean of its round.
    func logRatios(toMeanOf variant: Int) -> LogRatios {
        nanosecondsPerCall.map { rounds in
            rounds.map { values in
                let baseline = values[variant]
                return -values.reduce(0) { $0 + log($1 / baseline) } / Double(values.count)
            }
        }
    }

    /// Returns the median logarithm of the ratio of two variants in each process. Estimates over
    /// any mix of scenarios are computed from it.
    package func processLogRatios(of variant: Int, to baseline: Int) -> [Double] {
        processMedians(of: logRatios(of: variant, to: baseline))
    }

    /// Returns the ratio of the variant to another one in the same round.
    func logRatios(of variant: Int, to baseline: Int) -> LogRatios {
        nanosecondsPerCall.map { rounds in
            rounds.map { log($0[variant] / $0[baseline]) }
        }
    }
}

/// Returns the median of each process's rounds; one value per process.
///
/// Several scenarios are combined after this, and not round by round. In half of the rounds some
/// scenario is disturbed, and a median tolerates no more than that.
func processMedians(of series: LogRatios) -> [Double] {
    series.map { medianOfSorted(ascending($0)) }
}

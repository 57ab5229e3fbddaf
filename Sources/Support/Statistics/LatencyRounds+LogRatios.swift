private import Foundation

/// Natural logarithms of ratios, `[process][round]`: what every estimate is made of.
///
/// A load that slows all variants of a round by the same factor cancels here.
package typealias LogRatios = [[Double]]

extension LatencyRounds {
    /// The variant against the geometric mean of its round.
    func logRatios(toMeanOf variant: Int) -> LogRatios {
        nanosecondsPerCall.map { rounds in
            rounds.map { values in
                let reference = values[variant]
                return -values.reduce(0) { $0 + log($1 / reference) } / Double(values.count)
            }
        }
    }

    /// Of each process the median logarithm of the variant against another one, of which estimates over
    /// any mix of scripts are made.
    package func processLogRatios(of variant: Int, to reference: Int) -> [Double] {
        processMedians(of: logRatios(of: variant, to: reference))
    }

    /// The variant against another one of the same round.
    func logRatios(of variant: Int, to reference: Int) -> LogRatios {
        nanosecondsPerCall.map { rounds in
            rounds.map { log($0[variant] / $0[reference]) }
        }
    }
}

/// The median of each process's rounds; one value per process.
///
/// Several scripts are taken together after this, and not round by round: in one round of two some
/// script is disturbed, and a median bears no more than that.
package func processMedians(of series: LogRatios) -> [Double] {
    series.map { medianOfSorted(ascending($0)) }
}

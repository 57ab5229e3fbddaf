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

/// The estimate: the median over rounds within each process, then the median over processes.
func hierarchicalMedian(of series: LogRatios) -> Double {
    medianOfSorted(processMedians(of: series).sorted())
}

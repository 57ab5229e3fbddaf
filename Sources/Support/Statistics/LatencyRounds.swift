private import Foundation

/// The measured nanoseconds per call for each process, round and variant.
///
/// The rounds of a process are not independent of each other (they share memory layout and clock
/// speed), so they remain nested and are never pooled. Processes may have different numbers of
/// rounds; every round has all variants, in the same order.
package struct LatencyRounds: Hashable, Sendable {
    /// The values `[process][round][variant]` in nanoseconds per call, finite and positive.
    package let nanosecondsPerCall: [[[Double]]]

    /// The number of variants in each round, at least one.
    package let variantCount: Int

    /// Creates rounds from `[process][round][variant]` in nanoseconds per call.
    ///
    /// Throws `emptySample` without processes or variants, and `noRounds`, `raggedRound`,
    /// `notFinite` or `notPositive` for the first invalid position.
    package init(nanosecondsPerCall: [[[Double]]]) throws(StatisticsError) {
        guard let process = nanosecondsPerCall.first else { throw .emptySample }
        guard let round = process.first else { throw .noRounds(process: 0) }
        guard !round.isEmpty else { throw .emptySample }
        variantCount = round.count
        for (process, rounds) in nanosecondsPerCall.enumerated() {
            guard !rounds.isEmpty else { throw .noRounds(process: process) }
            for (round, values) in rounds.enumerated() {
                guard values.count == variantCount else {
                    throw .raggedRound(
                        process: process,
                        round: round,
                        expected: variantCount,
                        found: values.count
                    )
                }
                for value in values {
                    guard value.isFinite else { throw .notFinite(value) }
                    guard value > 0 else { throw .notPositive(value) }
                }
            }
        }
        self.nanosecondsPerCall = nanosecondsPerCall
    }

    /// The number of rounds in each process, and the number of variants in each round.
    var shape: [Int] { nanosecondsPerCall.map(\.count) + [variantCount] }

    /// Returns the same rounds with only these variants, in this order. It serves to exclude the
    /// A/A control from the ranking after its comparison.
    ///
    /// Throws `noSuchVariant`, or `emptySample` for no variants.
    package func selecting(variants: [Int]) throws(StatisticsError) -> LatencyRounds {
        for variant in variants where !(0..<variantCount).contains(variant) {
            throw .noSuchVariant(variant, count: variantCount)
        }
        return try LatencyRounds(
            nanosecondsPerCall: nanosecondsPerCall.map { rounds in
                rounds.map { values in variants.map { values[$0] } }
            }
        )
    }
}

extension LatencyRounds: Codable {
    /// Decodes the nested arrays and checks them in the same way as `init`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let values = try container.decode([[[Double]]].self)
        do {
            try self.init(nanosecondsPerCall: values)
        } catch {
            // The error states the position in the file.
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: error.description,
                    underlyingError: error
                )
            )
        }
    }

    /// Encodes only the nested arrays.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanosecondsPerCall)
    }
}

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

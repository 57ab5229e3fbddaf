/// What the processes measured: for each process, round and variant, nanoseconds per call.
///
/// The rounds of a process are not independent of each other (they share memory layout and
/// clock speed), which is why they stay nested and are never pooled. Processes may have different
/// numbers of rounds; every round has all variants, in the same order.
package struct LatencyRounds: Hashable, Sendable {
    /// `[process][round][variant]`, nanoseconds per call, finite and above zero.
    package let nanosecondsPerCall: [[[Double]]]

    /// How many variants each round has, at least one.
    package let variantCount: Int

    /// Takes `[process][round][variant]` in nanoseconds per call.
    ///
    /// Throws `emptySample` without processes or variants, and `noRounds`, `raggedRound`,
    /// `notFinite` or `notPositive` for the first place that does not fit.
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

    /// How many rounds each process has, and how many variants each round.
    var shape: [Int] { nanosecondsPerCall.map(\.count) + [variantCount] }

    /// The same rounds with these variants only, in this order; the control variant of an A/A
    /// comparison is judged first and then left out of the ranking this way.
    ///
    /// Throws `noSuchVariant`, or `emptySample` when none is chosen.
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
    /// Reads the nested arrays and checks them, so that a file cannot bring in what `init` refuses.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let values = try container.decode([[[Double]]].self)
        do {
            try self.init(nanosecondsPerCall: values)
        } catch {
            // So that whoever reads the file is told where in it.
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: error.description,
                    underlyingError: error
                )
            )
        }
    }

    /// Writes the nested arrays alone.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanosecondsPerCall)
    }
}

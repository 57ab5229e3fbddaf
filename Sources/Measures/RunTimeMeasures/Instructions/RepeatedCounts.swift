/// Counts of which a sample is repeated.
///
/// A count is the same each time, so one is enough. Whether this machine keeps to that is tested
/// with a sample of implementations, which another process counts again. If a count differs,
/// all are repeated, and a call with two counts has none.
enum RepeatedCounts {
    /// Returns the counts of the requests.
    ///
    /// - Parameters:
    ///   - digest: the digest of the program in hexadecimal digits, which draws the first
    ///     implementation of the sample.
    ///   - count: counts each of some requests in a process of its own.
    static func results<Failure: Error>(
        of requests: [InstructionRequest],
        digest: String,
        count: ([InstructionRequest]) async throws(Failure) -> [InstructionResult]
    ) async throws(Failure) -> [InstructionResult] {
        let results = try await count(requests)
        let interval = InstructionMeasurement.repetitionInterval
        let drawn = Int(digest.prefix(8), radix: 16) ?? 0
        let sample = Array(
            stride(from: drawn % min(interval, requests.count), to: requests.count, by: interval)
        )
        let sampled = try await count(sample.map { requests[$0].repeated })
        let differs = zip(sample, sampled).contains { index, other in
            results[index].agreeing(with: other) != results[index]
        }
        guard differs else { return results }
        let repeated = try await count(requests.map(\.repeated))
        return zip(results, repeated).map { $0.agreeing(with: $1) }
    }
}

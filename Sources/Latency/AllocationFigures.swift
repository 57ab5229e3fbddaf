/// What one call of a script allocates in each variant, counted in a pass of its own.
package enum AllocationFigures: Hashable, Sendable, Codable {
    /// For each variant; the same in every process.
    case perCall(allocations: [Double], bytes: [Double])
    /// Nothing was counted; the reason in words.
    case notAvailable(String)

    /// - Parameters:
    ///   - processes: what each process counted over all its calls, for each variant; `nil` where
    ///     it could not count.
    ///   - calls: how many calls each process counted over.
    init(processes: [[AllocationCounts]?], calls: Int, obstacle: String?) {
        guard let first = processes.first.flatMap(\.self), calls > 0, obstacle == nil else {
            self = .notAvailable(obstacle ?? "nothing was counted")
            return
        }
        guard processes.allSatisfy({ $0 == first }) else {
            self = .notAvailable(
                "the counts of processes differ, so they do not describe the implementation"
            )
            return
        }
        self = .perCall(
            allocations: first.map { Double($0.allocations) / Double(calls) },
            bytes: first.map { Double($0.bytes) / Double(calls) }
        )
    }
}

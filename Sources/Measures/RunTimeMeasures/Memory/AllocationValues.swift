/// The allocations of one call in each variant, counted in a separate pass.
package enum AllocationValues: Hashable, Sendable, Codable {
    /// The values for each variant, which are equal in every process.
    case perCall(allocations: [Double], bytes: [Double])
    /// Allocations were not counted; the reason in words.
    case notAvailable(String)

    /// - Parameters:
    ///   - processes: the counts of each process over all its calls, for each variant; `nil` if it
    ///     could not count.
    ///   - calls: the number of calls of each process.
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

/// The allocations of some code.
package struct AllocationCounts: Hashable, Sendable, Codable {
    package var allocations: Int
    /// The number of requested bytes.
    package var bytes: Int

    package init(allocations: Int, bytes: Int) {
        self.allocations = allocations
        self.bytes = bytes
    }

    package static func + (one: AllocationCounts, other: AllocationCounts) -> AllocationCounts {
        AllocationCounts(
            allocations: one.allocations + other.allocations,
            bytes: one.bytes + other.bytes
        )
    }
}

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

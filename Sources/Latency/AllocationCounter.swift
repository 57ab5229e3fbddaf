/// Counts allocations of this thread. The probe brings it, since only one program may stand in for
/// the C library's functions in the way that it needs.
@MainActor
package protocol AllocationCounter {
    /// Why nothing can be counted; `nil` where it can.
    var obstacle: String? { get }
    /// Counts from now on, from zero.
    func begin()
    /// Stops counting.
    func end() -> AllocationCounts
}

/// What some code allocated.
package struct AllocationCounts: Hashable, Sendable, Codable {
    package var allocations: Int
    /// The bytes that were asked for.
    package var bytes: Int

    package init(allocations: Int, bytes: Int) {
        self.allocations = allocations
        self.bytes = bytes
    }

    static func + (one: AllocationCounts, other: AllocationCounts) -> AllocationCounts {
        AllocationCounts(
            allocations: one.allocations + other.allocations,
            bytes: one.bytes + other.bytes
        )
    }
}

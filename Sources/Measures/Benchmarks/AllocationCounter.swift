package import Latency

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

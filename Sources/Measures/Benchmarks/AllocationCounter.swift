package import RunTimeMeasures

/// A counter of the allocations of this thread. The probe provides it, because only one program can
/// replace the C library's functions in the required way.
@MainActor
package protocol AllocationCounter {
    /// The reason why allocations cannot be counted; `nil` if they can.
    var obstacle: String? { get }
    /// Starts to count from zero.
    func begin()
    /// Stops counting and returns the counts.
    func end() -> AllocationCounts
}

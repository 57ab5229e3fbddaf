internal import Benchmarks
internal import CAllocationCounter
internal import RunTimeMeasures

/// Counts the allocations of this thread, after a test of its correctness.
struct ProcessAllocationCounter: AllocationCounter {
    let obstacle: String?

    init() {
        if cac_available() == 0 {
            obstacle = "allocations are counted only on Linux with glibc, and not under a sanitizer"
        } else if let counted = Self.selfTest() {
            obstacle = "the counter's own test counted \(counted) of 1000 objects"
        } else {
            obstacle = nil
        }
    }

    func begin() {
        cac_begin()
    }

    func end() -> AllocationCounts {
        let counts = cac_end()
        return AllocationCounts(allocations: Int(counts.allocations), bytes: Int(counts.bytes))
    }

    private final class Known {}

    /// Creates a known number of objects.
    ///
    /// - Returns: the number of counted allocations if it is wrong; otherwise `nil`.
    private static func selfTest() -> Int? {
        var objects: [Known] = []
        objects.reserveCapacity(1_000)
        // The first object of a class may set up its metadata.
        _ = Known()
        cac_begin()
        for _ in 0..<1_000 { objects.append(Known()) }
        let counted = Int(cac_end().allocations)
        return withExtendedLifetime(objects) { counted == 1_000 ? nil : counted }
    }
}

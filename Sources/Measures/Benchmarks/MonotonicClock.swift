internal import Foundation

/// A clock that is not affected by adjustments of the system time.
enum MonotonicClock {
    /// The nanoseconds since an arbitrary point in the past.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_RAW, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}

internal import Foundation

/// What a process has used of processors, which unlike the time that passes does not depend on what else
/// the machine does.
enum ProcessorTime {
    /// - Returns: in seconds, of all its threads; `nil` where the system does not tell.
    static func seconds(of process: Int32) -> Double? {
        #if os(Linux)
            var clock = clockid_t()
            var time = timespec()
            guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
                return nil
            }
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        #else
            return nil
        #endif
    }
}

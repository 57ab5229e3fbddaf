internal import Toolchain

/// The load of a machine at one moment.
package struct Load: Hashable, Sendable, Codable {
    /// The load average of the last minute; `nil` if it is not known.
    package var average: Double?
    /// The CPU steal time since the start of the machine, in hundredths of a second; `nil` if it is
    /// not known.
    package var stealTicks: Int?

    package init(average: Double?, stealTicks: Int?) {
        self.average = average
        self.stealTicks = stealTicks
    }

    /// The current load of this machine.
    package static var current: Load {
        Load(average: Platform.loadAverage, stealTicks: Platform.stealTicks)
    }
}

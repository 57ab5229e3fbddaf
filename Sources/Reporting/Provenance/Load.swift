internal import Toolchain

/// How busy a machine was at one moment.
package struct Load: Hashable, Sendable, Codable {
    /// How many processes wanted to run, on average over the last minute; `nil` where not known.
    package var average: Double?
    /// For how many hundredths of a second since it started the machine's processors were given to
    /// others by the host; `nil` where not known.
    package var stolenTicks: Int?

    package init(average: Double?, stolenTicks: Int?) {
        self.average = average
        self.stolenTicks = stolenTicks
    }

    /// This machine right now.
    package static var current: Load {
        Load(average: Platform.loadAverage, stolenTicks: Platform.stolenTicks)
    }
}

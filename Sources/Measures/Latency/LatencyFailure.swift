package import Statistics
package import Toolchain

/// The reason why latency could not be measured.
package enum LatencyFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The output of the probe could not be read.
    case unreadableResult(String)
    case statistics(StatisticsError)
    /// Instructions cannot be counted reliably.
    case notCounted(InstructionObstacle)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .unreadableResult(let reason): "the probe's result could not be read: \(reason)"
        case .statistics(let error): error.description
        case .notCounted(let obstacle):
            "Instructions cannot be counted: \(obstacle.reason)."
        }
    }
}

package import Statistics
package import Toolchain

/// Why there are no figures of latency.
package enum LatencyFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// The probe printed something else than expected.
    case unreadableResult(String)
    case statistics(StatisticsError)
    /// No count of instructions can be believed here.
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

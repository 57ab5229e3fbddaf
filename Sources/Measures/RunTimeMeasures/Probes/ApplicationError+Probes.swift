internal import InputFiles
internal import Statistics

extension ApplicationError {
    static func statistics(_ error: StatisticsError) -> Self { .failed(error.description) }

    /// Creates the error for instructions that cannot be counted reliably.
    static func notCounted(_ obstacle: InstructionObstacle) -> Self {
        .unavailable(
            obstacle.reason,
            message: "Instructions cannot be counted: \(obstacle.reason)."
        )
    }

    static func unreadableResult(_ reason: String) -> Self {
        .failed("the probe's result could not be read: \(reason)")
    }
}

/// The reason why an estimate could not be made. Indices count from zero.
package enum StatisticsError: Error, Hashable, Sendable {
    /// There is no value to estimate from.
    case emptySample
    /// The value is infinite, or not a number.
    case notFinite(Double)
    /// The value must be positive, because its logarithm is needed.
    case notPositive(Double)
    /// The sizes of the data are not in ascending order.
    case sizesNotAscending
    /// The probability of a quantile is outside 0 … 1.
    case probabilityOutOfRange(Double)
    /// A process has no rounds.
    case noRounds(process: Int)
    /// A round does not have one value for each variant.
    case raggedRound(process: Int, round: Int, expected: Int, found: Int)
    /// The combined scenarios have different processes, rounds or variants.
    case differentShapes
    /// No variant has this index.
    case noSuchVariant(Int, count: Int)
    /// An interval needs at least two processes.
    case tooFewProcesses(found: Int)
    /// A line through two points has no residuals, so its slope has no interval.
    case tooFewPoints(found: Int)
    /// The margin is negative or not finite.
    case marginOutOfRange(Double)
}

extension StatisticsError: CustomStringConvertible {
    /// One sentence for the user with the problem and its position.
    package var description: String {
        switch self {
        case .emptySample: "There is no value to estimate from."
        case .notFinite(let value): "\(value) is not a finite number."
        case .notPositive(let value): "\(value) is not above zero."
        case .sizesNotAscending: "The sizes are not in ascending order."
        case .probabilityOutOfRange(let value): "The probability \(value) is not within 0 … 1."
        case .noRounds(let process): "Process \(process) has no rounds."
        case .raggedRound(let process, let round, let expected, let found):
            "Round \(round) of process \(process) has \(found) values instead of \(expected)."
        case .differentShapes:
            "The scenarios differ in processes, rounds or variants."
        case .noSuchVariant(let index, let count):
            "There is no variant \(index) among \(count)."
        case .tooFewProcesses(let found):
            "An interval takes at least two processes, and there are \(found)."
        case .tooFewPoints(let found):
            "A line takes at least three different values of x, and there are \(found)."
        case .marginOutOfRange(let value): "The margin \(value) is not a finite number from 0 up."
        }
    }
}

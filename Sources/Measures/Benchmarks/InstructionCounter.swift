package import RunTimeMeasures

/// A method of counting instructions. The probe provides the methods, because they depend on the
/// machine.
@MainActor
package protocol InstructionCounter {
    var method: InstructionMethod { get }
    /// The number of bodies so far whose steps were recorded, including those without steps; 0 if
    /// steps are not recorded.
    var keptBodies: Int { get }
    /// Counts the instructions of a body, without any effect on this process.
    ///
    /// - Returns: the count, with the few instructions around the body, or the reason why there is
    ///   none.
    func count(of body: InstructionBody) -> Result<Int, InstructionObstacle>
}

extension InstructionCounter {
    package var keptBodies: Int { 0 }
}

/// The counted code.
package enum InstructionBody {
    /// A number of thousand instructions, plus a few that are the same for each number.
    case thousands(Int)
    case call(@MainActor () -> Void)
}

/// The test of a counter, which it must pass before its counts are used.
extension InstructionCounter {
    /// Returns the fault of the counter; `nil` if it counts a body of known length correctly.
    ///
    /// - Parameter thousands: the length of the body. A fault that occurs once in many instructions
    ///   shows only in a body as long as the counted ones.
    func obstacle(thousands: Int) -> InstructionObstacle? {
        switch (count(of: .thousands(thousands)), count(of: .thousands(0))) {
        case (.failure(let obstacle), _), (_, .failure(let obstacle)): obstacle
        case (.success(let long), .success(let empty)):
            long - empty == 1_000 * thousands
                ? nil
                : InstructionObstacle(
                    "the counter's own test counted \(long - empty) of \(1_000 * thousands) "
                        + "instructions"
                )
        }
    }
}

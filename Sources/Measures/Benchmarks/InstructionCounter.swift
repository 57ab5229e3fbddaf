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
    /// - Parameter times: the number of counts, each from the same state.
    /// - Returns: the counts, each with the few instructions around the body, or the reason why
    ///   there are none.
    func counts(
        of body: InstructionBody,
        times: Int
    ) -> Result<[Int], InstructionObstacle>
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

/// Tests of a counter, which it must pass before its counts are used.
extension InstructionCounter {
    /// Counts a body twice.
    ///
    /// - Returns: the count, if both counts are equal.
    func agreedCount(of body: InstructionBody) -> Result<Int, InstructionObstacle> {
        counts(of: body, times: 2).flatMap { counts in
            guard let first = counts.first, counts.allSatisfy({ $0 == first }) else {
                let found = counts.map(String.init).joined(separator: " and ")
                return .failure(InstructionObstacle("the same call was counted as \(found)"))
            }
            return .success(first)
        }
    }

    /// Returns the fault of the counter; `nil` if it counts a body of known length correctly.
    ///
    /// - Parameter thousands: the length of the body. A fault that occurs once in many instructions
    ///   shows only in a body as long as the counted ones.
    func obstacle(thousands: Int) -> InstructionObstacle? {
        switch (agreedCount(of: .thousands(thousands)), agreedCount(of: .thousands(0))) {
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

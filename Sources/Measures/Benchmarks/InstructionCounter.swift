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

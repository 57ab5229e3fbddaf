package import Latency

/// Counts instructions in one way. The probe brings the ways, since they depend on the machine.
@MainActor
package protocol InstructionCounter {
    var method: InstructionMethod { get }
    /// Of how many bodies the steps were kept so far, those with none of them among them; 0 where none
    /// are kept.
    var keptBodies: Int { get }
    /// Counts what a body executes, without changing anything here.
    ///
    /// - Parameter times: how often it is counted, each time from the same state.
    /// - Returns: the counts, each with the few instructions around the body, or why there are none.
    func counts(
        of body: InstructionBody,
        times: Int
    ) -> Result<[Int], InstructionObstacle>
}

extension InstructionCounter {
    package var keptBodies: Int { 0 }
}

/// What is counted.
package enum InstructionBody {
    /// So many thousand instructions, and some that are the same for each number.
    case thousands(Int)
    case call(@MainActor () -> Void)
}

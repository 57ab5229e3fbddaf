package import Latency

/// Counts instructions in one way. The probe brings the ways, since they depend on the machine.
@MainActor
package protocol InstructionCounter {
    var method: InstructionMethod { get }
    /// Counts what a body executes, without changing anything here.
    ///
    /// - Parameter times: how often it is counted, each time from the same state.
    /// - Returns: the counts, each with the few instructions around the body, or why there are none.
    func counts(
        of body: InstructionBody,
        times: Int
    ) -> Result<[Int], InstructionObstacle>
}

/// What is counted.
package enum InstructionBody {
    /// So many thousand instructions, and some that are the same for each number.
    case thousands(Int)
    case call(@MainActor () -> Void)
}

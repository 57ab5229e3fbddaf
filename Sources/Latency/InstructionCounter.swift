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

/// How instructions are counted.
package enum InstructionMethod: String, Hashable, Sendable, Codable {
    /// By the processor's own counter.
    case hardwareCounter
    /// One by one, in a process that is stopped after each.
    case singleStepping
}

/// Why instructions cannot be counted, in words that follow “since”.
package struct InstructionObstacle: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    package let reason: String

    package var description: String { reason }

    package init(_ reason: String) {
        self.reason = reason
    }
}

/// Counts the instructions of this thread. The probe brings it, since how to count depends on the
/// machine.
@MainActor
package protocol InstructionCounter {
    /// How it counts, or why it cannot.
    var method: InstructionMethod { get }
    /// Counts what a body executes, without changing anything here.
    ///
    /// - Returns: the count, with the few instructions around the body, or why there is none.
    func count(_ body: @escaping @MainActor () -> Void) -> Result<Int, InstructionObstacle>
}

/// How instructions are counted.
package enum InstructionMethod: Hashable, Sendable, Codable {
    /// By the processor's own counter.
    case hardwareCounter
    /// One by one, in a process that is stopped after each.
    case singleStepping
    case notAvailable(InstructionObstacle)
}

/// Why instructions cannot be counted, in words that follow “since”.
package struct InstructionObstacle: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    package let reason: String

    package var description: String { reason }

    package init(_ reason: String) {
        self.reason = reason
    }
}

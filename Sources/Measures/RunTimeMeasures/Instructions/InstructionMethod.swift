/// A method of counting instructions.
package enum InstructionMethod: String, Hashable, Sendable, Codable {
    /// The processor's own counter.
    case hardwareCounter
    /// Single steps, in a process that is stopped after each instruction.
    case singleStepping
}

/// The reason why instructions cannot be counted, in words that follow “since”.
package struct InstructionObstacle: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    package let reason: String

    package var description: String { reason }

    package init(_ reason: String) {
        self.reason = reason
    }
}

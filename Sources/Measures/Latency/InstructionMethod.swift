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

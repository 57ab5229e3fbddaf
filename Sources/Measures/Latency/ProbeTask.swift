/// What a process of the probe is told to do. It is handed over as JSON, and so is its result.
package enum ProbeTask: Hashable, Sendable, Codable {
    /// Answered by a ``ProbeResult``.
    case latency(ProbeRequest)
    /// Answered by an ``InstructionResult``.
    case instructions(InstructionRequest)
    /// The test of the instruction counters with a long body. Answered by an ``InstructionResult``
    /// without scenarios.
    case instructionTest
    /// Answered by an ``AttributionResult``.
    case attribution(AttributionRequest)
    /// Answered by a ``GrowthResult``.
    case growth(GrowthRequest)
}

/// A task for a process of the probe. Task and result are JSON.
package enum ProbeTask: Hashable, Sendable, Codable {
    /// A latency measurement; the result is a ``ProbeResult``.
    case latency(ProbeRequest)
    /// A count of instructions; the result is an ``InstructionResult``.
    case instructions(InstructionRequest)
    /// The test of the instruction counters with a long body; the result is an
    /// ``InstructionResult`` without scenarios.
    case instructionTest
    /// An attribution of steps; the result is an ``AttributionResult``.
    case attribution(AttributionRequest)
    /// A scaling measurement; the result is a ``ScalingResult``.
    case scaling(ScalingRequest)
}

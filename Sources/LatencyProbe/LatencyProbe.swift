internal import Benches
internal import CInstructionCounter
internal import Foundation
internal import Latency
internal import Toolchain

/// The process that latency is measured in: a task as JSON in its only argument, the result as JSON
/// on standard output.
@main
@MainActor
struct LatencyProbe {
    static func main() {
        ProbeMain.answer { (task: ProbeTask) in
            switch task {
            case .latency(let request):
                return try Probe(request: request, counter: ProcessAllocationCounter()).measure()
            case .instructions(let request):
                cic_fix_addresses(CommandLine.unsafeArgv)
                let interval = getenv(InstructionRequest.lostFlagVariable).map { atoll($0) }
                cic_lose_flags(Int64(interval ?? 0))
                let arena = request.steps.map { _ in StepArena() }
                let probe = InstructionProbe(
                    request: request,
                    counters: ProcessInstructionCounter.all(keepingIn: arena)
                )
                let result = try probe.measure()
                return keep(arena, in: request.steps, of: result)
            case .attribution(let request):
                return try attribute(request)
            case .growth(let request):
                let counter = ProcessAllocationCounter()
                return try GrowthProbe(request: request, counter: counter).measure()
            }
        }
    }

    /// Writes what was kept beside the result.
    private static func keep(
        _ arena: StepArena?,
        in path: String?,
        of result: InstructionResult
    ) -> InstructionResult {
        guard let arena, let path, case .counted(let method, let scripts, _) = result else {
            return result
        }
        let steps = InstructionResult.Steps(lengths: arena.lengths, places: arena.places())
        // Without the file it is not known whose the instructions are; how many there are is.
        let isWritten = (try? arena.write(to: path)) != nil
        return .counted(by: method, scripts, isWritten ? steps : nil)
    }

    private static func attribute(_ request: AttributionRequest) throws -> AttributionResult {
        let data = try Data(contentsOf: URL(fileURLWithPath: request.places))
        let places = try JSONDecoder().decode(InstructionPlaces.self, from: data)
        let attribution = InstructionAttribution(places)
        return AttributionResult(
            bodies: try StepArena.read(request.steps, lengths: request.lengths).map {
                attribution.shares(of: $0)
            }
        )
    }
}

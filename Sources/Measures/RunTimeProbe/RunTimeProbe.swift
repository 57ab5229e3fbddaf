internal import Benchmarks
internal import CInstructionCounter
internal import Foundation
internal import RunTimeMeasures
internal import Toolchain

/// The run-time probe: a task as JSON in its only argument, the result as JSON on standard output.
@main
@MainActor
struct RunTimeProbe {
    static func main() {
        ProbeMain.answer { (task: ProbeTask) in
            switch task {
            case .latency(let request):
                return try Probe(request: request, counter: ProcessAllocationCounter()).measure()
            case .instructionTest:
                prepareToCount()
                return InstructionProbe.test(ProcessInstructionCounter.all(keepingIn: nil))
            case .instructions(let request):
                prepareToCount()
                let arena = request.steps.map { _ in StepArena() }
                let probe = InstructionProbe(
                    request: request,
                    counters: ProcessInstructionCounter.all(keepingIn: arena)
                )
                let result = try probe.measure()
                return keep(arena, in: request.steps, of: result)
            case .attribution(let request):
                return try attribute(request)
            case .scaling(let request):
                let counter = ProcessAllocationCounter()
                return try ScalingProbe(request: request, counter: counter).measure()
            }
        }
    }

    private static func prepareToCount() { cic_fix_addresses(CommandLine.unsafeArgv) }

    /// Writes the recorded steps to a file in the folder of this program.
    private static func keep(
        _ arena: StepArena?,
        in name: String?,
        of result: InstructionResult
    ) -> InstructionResult {
        guard let arena, let name, case .counted(let method, let scenarios, _) = result,
            let folder = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/exe"
            )
        else { return result }
        let path = URL(fileURLWithPath: folder).deletingLastPathComponent()
            .appendingPathComponent(name).path
        let steps = InstructionResult.Steps(lengths: arena.lengths, places: arena.places())
        // Without the file only the breakdown is unknown, not the count.
        let isWritten = (try? arena.write(to: path)) != nil
        return .counted(by: method, scenarios, isWritten ? steps : nil)
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

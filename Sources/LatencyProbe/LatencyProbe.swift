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
                cic_pin(Int32(request.process))
                let interval = getenv(InstructionRequest.lostFlagVariable).map { atoll($0) }
                cic_lose_flags(Int64(interval ?? 0))
                let probe = InstructionProbe(
                    request: request,
                    counters: ProcessInstructionCounter.all
                )
                return try probe.measure()
            case .growth(let request):
                let counter = ProcessAllocationCounter()
                return try GrowthProbe(request: request, counter: counter).measure()
            }
        }
    }
}

internal import CInstructionCounter
internal import Foundation
internal import Latency

/// The process that latency is measured in: a task as JSON in its only argument, the result as JSON
/// on standard output.
@main
@MainActor
struct LatencyProbe {
    static func main() {
        guard
            let argument = CommandLine.arguments.dropFirst().first,
            let task = try? JSONDecoder().decode(ProbeTask.self, from: Data(argument.utf8))
        else {
            fail("expected one argument, a task as JSON", status: 64)
        }
        do {
            switch task {
            case .latency(let request):
                let counter = ProcessAllocationCounter()
                try write(Probe(request: request, counter: counter).measure())
            case .instructions(let request):
                cic_fix_addresses(CommandLine.unsafeArgv)
                cic_pin(Int32(request.process))
                let interval = getenv(InstructionRequest.lostFlagVariable).map { atoll($0) }
                cic_lose_flags(Int64(interval ?? 0))
                let probe = InstructionProbe(
                    request: request,
                    counters: ProcessInstructionCounter.all
                )
                try write(probe.measure())
            case .growth(let request):
                let counter = ProcessAllocationCounter()
                try write(GrowthProbe(request: request, counter: counter).measure())
            }
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func write(_ result: some Encodable) throws {
        try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(result))
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}

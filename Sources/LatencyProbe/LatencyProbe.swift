internal import Foundation
internal import Latency

/// The process that latency is measured in: a request as JSON in its only argument, the result as
/// JSON on standard output.
@main
@MainActor
struct LatencyProbe {
    static func main() {
        guard
            let argument = CommandLine.arguments.dropFirst().first,
            let request = try? JSONDecoder().decode(ProbeRequest.self, from: Data(argument.utf8))
        else {
            fail("expected one argument, a request as JSON", status: 64)
        }
        do {
            let result = try Probe(request: request, counter: ProcessAllocationCounter()).measure()
            let output = try JSONEncoder().encode(result)
            try FileHandle.standardOutput.write(contentsOf: output)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}

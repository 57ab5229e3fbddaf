internal import Foundation
internal import Tracing

/// The process that calls are recorded in: a task as JSON in its only argument, the result as JSON
/// on standard output. Only a build with the flags of `TraceMeasure` records any.
@main
@MainActor
struct TraceProbe {
    static func main() {
        guard
            let argument = CommandLine.arguments.dropFirst().first,
            let task = try? JSONDecoder().decode(TraceTask.self, from: Data(argument.utf8))
        else {
            fail("expected one argument, a task as JSON", status: 64)
        }
        do {
            var tracer = Tracer(recorder: ProcessCallRecorder())
            let result = try tracer.trace(task)
            try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(result))
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}

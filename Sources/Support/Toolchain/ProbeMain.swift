internal import Foundation
internal import InputFiles

/// The main function of a probe: it reads a task as JSON from its only argument, and prints the
/// result as JSON on standard output. ``ProbeProcess`` is the counterpart.
@MainActor
package enum ProbeMain {
    /// Performs the task and ends the process.
    package static func answer<Task: Decodable>(
        _ work: (Task) throws -> any Encodable
    ) -> Never {
        guard
            let argument = CommandLine.arguments.dropFirst().first,
            let task = try? JSONDecoder().decode(Task.self, from: Data(argument.utf8))
        else { fail("expected one argument, a task as JSON", status: 64) }
        do {
            let result = try JSONEncoder().encode(try work(task))
            try FileHandle.standardOutput.write(contentsOf: result)
        } catch {
            fail(reason(of: error), status: 1)
        }
        exit(0)
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}

internal import Foundation
package import InputFiles

/// A program that answers each input line with an output line. When the object is released, the
/// program is ended with all processes that it started.
package final class AnsweringProcess: Sendable {
    private static let newline = UInt8(ascii: "\n")

    private let executable: String
    private let identifier: Int32
    private let input: FileHandle
    private let output: FileHandle

    /// Creates the object and starts the program.
    ///
    /// - Throws: ``ApplicationError/cannotStart(path:reason:)``.
    package init(_ command: ChildProcess) throws(ApplicationError) {
        let input = ProcessStart.pipe()
        let output = ProcessStart.pipe()
        let process = try command.start(
            input: input,
            output: output,
            errorOutput: FileHandle.nullDevice
        )
        executable = command.executable
        identifier = process.processIdentifier
        self.input = input.fileHandleForWriting
        self.output = output.fileHandleForReading
        // Only the program may have the other end open, so that its end is noticed.
        try? output.fileHandleForWriting.close()
        try? input.fileHandleForReading.close()
    }

    deinit {
        RunningChildren.kill(identifier)
        RunningChildren.remove(identifier)
        try? input.close()
        try? output.close()
    }

    /// Sends a line to the program and waits for its answer. Only one line may be pending at a
    /// time.
    ///
    /// - Throws: ``ApplicationError/failed(command:status:output:)`` if the program ends instead.
    package func answer(to line: String) async throws(ApplicationError) -> String {
        let answer: String? = await withCheckedContinuation { continuation in
            ProcessStart.onOwnThread { [input, output] in
                try? input.write(contentsOf: Data("\(line)\n".utf8))
                var read = Data()
                while read.last != Self.newline {
                    let piece = output.availableData
                    guard !piece.isEmpty else { return continuation.resume(returning: nil) }
                    read += piece
                }
                continuation.resume(returning: String(decoding: read.dropLast(), as: UTF8.self))
            }
        }
        guard let answer else {
            throw .failed(
                command: executable,
                status: EXIT_FAILURE,
                output: "The process ended without an answer to: \(line)"
            )
        }
        return answer
    }
}

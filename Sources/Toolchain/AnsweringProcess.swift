internal import Foundation

/// A program that answers each line that it is told with a line of its own.
package final class AnsweringProcess: Sendable {
    private static let newline = UInt8(ascii: "\n")

    private let executable: String
    private let identifier: Int32
    private let input: FileHandle
    private let output: FileHandle

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - executable: a path; nothing is searched and no shell is involved.
    ///   - environment: set in addition to what this process has.
    ///   - directory: where the program runs.
    /// - Throws: ``ToolchainError/cannotStart(path:reason:)``.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String],
        directory: String
    ) throws(ToolchainError) {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try RunningChildren.start(process)
        } catch {
            throw .cannotStart(path: executable, reason: error.localizedDescription)
        }
        self.executable = executable
        identifier = process.processIdentifier
        self.input = input.fileHandleForWriting
        self.output = output.fileHandleForReading
        // Only the program's own end of it tells that the program is gone.
        try? output.fileHandleForWriting.close()
        try? input.fileHandleForReading.close()
    }

    /// Tells the program a line, and waits for its answer. Only one line may be asked about at a time.
    ///
    /// - Throws: ``ToolchainError/failed(command:status:output:)`` where the program ends instead.
    package func answer(to line: String) async throws(ToolchainError) -> String {
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
                output: "It ended without an answer to: \(line)"
            )
        }
        return answer
    }

    /// Ends the program, with all that it has started. Nothing may be asked of it any more.
    package func end() {
        ProcessTree.end([identifier], SIGKILL)
        RunningChildren.remove(identifier)
        try? input.close()
        try? output.close()
    }
}

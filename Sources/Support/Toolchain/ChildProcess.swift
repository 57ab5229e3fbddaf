internal import CPlatform
package import Foundation
package import InputFiles
internal import Synchronization

/// A command that runs in a separate process.
package struct ChildProcess: Sendable {
    /// The exit status and the output of a command.
    package struct Outcome: Sendable {
        package let status: Int32
        package let output: Data
        package let errorOutput: Data
        /// Indicates whether the command was killed at the time limit.
        package let timedOut: Bool
    }

    /// The number of output lines in the message of a failed command.
    private static let toldLines = 30

    /// The maximum number of concurrent commands; others wait. Each needs some file descriptors of
    /// this process, and Foundation reads beyond its list with more than a thousand.
    private static let places = DispatchSemaphore(value: 16)

    let executable: String
    private let arguments: [String]
    private let environment: [String: String]
    private let directory: String?

    /// - Parameters:
    ///   - executable: a path; there is no search and no shell.
    ///   - environment: variables in addition to those of this process.
    ///   - directory: the working directory; `nil` for that of this process.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        directory: String? = nil
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }

    /// Runs the command to its end.
    ///
    /// - Parameter timeLimit: in seconds; then the command is killed with all processes that it
    ///   started.
    /// - Returns: the outcome, whatever its status.
    /// - Throws: ``ApplicationError/cannotStart(path:reason:)``.
    package func run(
        timeLimit: Double? = nil
    ) async throws(ApplicationError) -> Outcome {
        let result: Result<Outcome, ApplicationError> = await withCheckedContinuation {
            continuation in
            ProcessStart.onOwnThread {
                continuation.resume(returning: runBlocking(timeLimit))
            }
        }
        return try result.get()
    }

    /// Runs the command to its end.
    ///
    /// - Returns: the standard output.
    /// - Throws: ``ApplicationError``, also for a status other than 0, with the end of the output.
    package func output() async throws(ApplicationError) -> Data {
        let outcome = try await run()
        guard outcome.status == 0 else { throw failure(outcome) }
        return outcome.output
    }

    /// Returns the error for a command that ended with a status other than 0.
    func failure(_ outcome: Outcome) -> ApplicationError {
        let printed = outcome.output + outcome.errorOutput
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        // After the message of a trap there are a stack trace and more.
        let trap = lines.firstIndex { $0.contains("Fatal error: ") }
        let told = trap.map { lines[$0...].prefix(Self.toldLines) } ?? lines.suffix(Self.toldLines)
        return .failed(
            command: ([executable] + arguments).joined(separator: " "),
            status: outcome.status,
            output: told.joined(separator: "\n")
        )
    }

    /// Starts the command. Its end must be reported to ``RunningChildren``.
    func start(
        input: Any,
        output: Pipe,
        errorOutput: Any
    ) throws(ApplicationError) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errorOutput
        do {
            try RunningChildren.start(process)
        } catch {
            throw .cannotStart(path: executable, reason: reason(of: error))
        }
        return process
    }

    private func runBlocking(
        _ timeLimit: Double?
    ) -> Result<Outcome, ApplicationError> {
        Self.places.wait()
        defer { Self.places.signal() }
        let output = ProcessStart.pipe()
        let errorOutput = ProcessStart.pipe()
        let process: Process
        do {
            process = try start(
                input: FileHandle.nullDevice,
                output: output,
                errorOutput: errorOutput
            )
        } catch {
            return .failure(error)
        }
        defer { RunningChildren.remove(process.processIdentifier) }

        let group = DispatchGroup()
        let hasEnded = DispatchSemaphore(value: 0)
        let timedOut = Mutex(false)
        let identifier = process.processIdentifier
        if let timeLimit {
            Self.onOwnThread(in: group) {
                guard hasEnded.wait(timeout: .now() + timeLimit) == .timedOut else { return }
                timedOut.withLock { $0 = true }
                RunningChildren.kill(identifier)
            }
        }

        // Both pipes are read while the command runs; otherwise it would block on a full pipe.
        let errorData = Mutex(Data())
        Self.onOwnThread(in: group) {
            let data = errorOutput.fileHandleForReading.readDataToEndOfFile()
            errorData.withLock { $0 = data }
        }
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let status = Self.statusAtEnd(of: process)
        hasEnded.signal()
        group.wait()
        // Foundation keeps a process and its pipes longer than needed.
        for pipe in [output, errorOutput] {
            try? pipe.fileHandleForReading.close()
            try? pipe.fileHandleForWriting.close()
        }
        return .success(
            Outcome(
                status: status,
                output: outputData,
                errorOutput: errorData.withLock { $0 },
                timedOut: timedOut.withLock { $0 }
            )
        )
    }

    /// Waits for the end of a command and returns its status, or the signal that ended it.
    ///
    /// Foundation uses a run loop that is sometimes not woken: a command had ended, and
    /// `waitUntilExit` did not return. Therefore this calls the system, in a way that does not
    /// disturb Foundation.
    private static func statusAtEnd(of process: Process) -> Int32 {
        var information = siginfo_t()
        let identifier = id_t(process.processIdentifier)
        while waitid(P_PID, identifier, &information, WEXITED | WNOWAIT) != 0 {
            guard errno != EINTR else { continue }
            // Foundation has already noticed the end and reports it in a moment.
            while process.isRunning { usleep(1_000) }
            return process.terminationStatus
        }
        return cpl_exit_status(&information)
    }

    private static func onOwnThread(
        in group: DispatchGroup,
        _ work: @escaping @Sendable () -> Void
    ) {
        group.enter()
        ProcessStart.onOwnThread {
            work()
            group.leave()
        }
    }
}

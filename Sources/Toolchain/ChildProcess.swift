package import Foundation
internal import Synchronization

/// A command that runs in a process of its own.
package struct ChildProcess: Sendable {
    /// How a command ended and what it printed.
    package struct Outcome: Sendable {
        package let status: Int32
        package let output: Data
        package let errorOutput: Data
        /// Whether it was stopped at a limit of time.
        package let wasStopped: Bool
    }

    /// Of what a command that failed has printed.
    private static let toldLines = 30

    /// How many commands may run at a time; others wait for one of them to end. Each takes some of this
    /// process's files, and Foundation reads beyond the list of these where it has over a thousand.
    private static let places = DispatchSemaphore(value: 16)

    let executable: String
    private let arguments: [String]
    private let environment: [String: String]
    private let directory: String?

    /// - Parameters:
    ///   - executable: a path; nothing is searched and no shell is involved.
    ///   - environment: set in addition to what this process has.
    ///   - directory: where the command runs; `nil` for where this process does.
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
    /// - Parameter timeLimit: in seconds; then it is killed, with all that it has started.
    /// - Returns: how it ended, whatever its status.
    /// - Throws: ``ToolchainError/cannotStart(path:reason:)``.
    package func run(
        timeLimit: Double? = nil
    ) async throws(ToolchainError) -> Outcome {
        let result: Result<Outcome, ToolchainError> = await withCheckedContinuation {
            continuation in
            ProcessStart.onOwnThread {
                continuation.resume(returning: runBlocking(timeLimit))
            }
        }
        return try result.get()
    }

    /// Runs the command to its end.
    ///
    /// - Returns: what it wrote to standard output.
    /// - Throws: ``ToolchainError``, also where the command's status is not 0; then with the end of
    ///   what it printed.
    package func output() async throws(ToolchainError) -> Data {
        let outcome = try await run()
        guard outcome.status == 0 else { throw failure(outcome) }
        return outcome.output
    }

    /// What it means that the command ended with a status other than 0.
    func failure(_ outcome: Outcome) -> ToolchainError {
        let printed = outcome.output + outcome.errorOutput
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        // Behind the message of a program that traps stand its stack and more.
        let trap = lines.firstIndex { $0.contains("Fatal error: ") }
        let told = trap.map { lines[$0...].prefix(Self.toldLines) } ?? lines.suffix(Self.toldLines)
        return .failed(
            command: ([executable] + arguments).joined(separator: " "),
            status: outcome.status,
            output: told.joined(separator: "\n")
        )
    }

    /// Starts the command, whose end has to be told to ``RunningChildren``.
    func start(
        input: Any,
        output: Pipe,
        errorOutput: Any
    ) throws(ToolchainError) -> Process {
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
            throw .cannotStart(path: executable, reason: error.localizedDescription)
        }
        return process
    }

    private func runBlocking(
        _ timeLimit: Double?
    ) -> Result<Outcome, ToolchainError> {
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
        let wasStopped = Mutex(false)
        let identifier = process.processIdentifier
        if let timeLimit {
            Self.onOwnThread(in: group) {
                guard hasEnded.wait(timeout: .now() + timeLimit) == .timedOut else { return }
                wasStopped.withLock { $0 = true }
                ProcessTree.end([identifier], SIGKILL)
            }
        }

        // Both pipes are drained while the command runs: it would wait for ever on a full one.
        let errorData = Mutex(Data())
        Self.onOwnThread(in: group) {
            let data = errorOutput.fileHandleForReading.readDataToEndOfFile()
            errorData.withLock { $0 = data }
        }
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let status = Self.statusAtEnd(of: process)
        hasEnded.signal()
        group.wait()
        // Foundation holds a process, and that its pipes, for longer than anybody needs them.
        for pipe in [output, errorOutput] {
            try? pipe.fileHandleForReading.close()
            try? pipe.fileHandleForWriting.close()
        }
        return .success(
            Outcome(
                status: status,
                output: outputData,
                errorOutput: errorData.withLock { $0 },
                wasStopped: wasStopped.withLock { $0 }
            )
        )
    }

    /// Waits for the end of a command: its status, or the signal that ended it.
    ///
    /// Foundation hears of an end by a run loop that at times is not woken: a command had ended, and
    /// `waitUntilExit` waited for ten minutes and would have for ever. The system is asked instead, in
    /// a way that leaves to Foundation what it wants to know later.
    private static func statusAtEnd(of process: Process) -> Int32 {
        var information = siginfo_t()
        let identifier = id_t(process.processIdentifier)
        while waitid(P_PID, identifier, &information, WEXITED | WNOWAIT) != 0 {
            guard errno != EINTR else { continue }
            // Foundation has heard already, and says so in a moment.
            while process.isRunning { usleep(1_000) }
            return process.terminationStatus
        }
        #if os(Linux)
            return information._sifields._sigchld.si_status
        #else
            return information.si_status
        #endif
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

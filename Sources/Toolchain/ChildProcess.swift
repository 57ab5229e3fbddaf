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
        /// Whether it was ended since what it had printed was enough.
        package let wasEnough: Bool
    }

    /// Of what a command that failed has printed.
    private static let toldLines = 30

    /// How many commands may run at a time; others wait for one of them to end. Each takes some of this
    /// process's files, and Foundation reads beyond the list of these where it has over a thousand.
    private static let places = DispatchSemaphore(value: 16)

    /// How often it is asked what a command has used of processors, in seconds.
    private static let lookInterval = 0.1

    private let executable: String
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
    /// - Parameters:
    ///   - timeLimit: in seconds; then it is killed, with all that it has started.
    ///   - processorTimeLimit: in seconds that it may use of processors itself; then it is killed
    ///     likewise. It is looked at only beside a limit of time, since not each system tells.
    ///   - text: printing this is enough; then it is killed as well.
    /// - Returns: how it ended, whatever its status.
    /// - Throws: ``ToolchainError/cannotStart(path:reason:)``.
    package func run(
        timeLimit: Double? = nil,
        processorTimeLimit: Double? = nil,
        until text: String? = nil
    ) async throws(ToolchainError) -> Outcome {
        let result: Result<Outcome, ToolchainError> = await withCheckedContinuation {
            continuation in
            ProcessStart.onOwnThread {
                continuation.resume(
                    returning: runBlocking(timeLimit, processorTimeLimit, until: text)
                )
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

    private func runBlocking(
        _ timeLimit: Double?,
        _ processorTimeLimit: Double?,
        until text: String?
    ) -> Result<Outcome, ToolchainError> {
        Self.places.wait()
        defer { Self.places.signal() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        let output = Pipe()
        let errorOutput = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errorOutput
        do {
            try RunningChildren.start(process)
        } catch {
            return .failure(
                .cannotStart(path: executable, reason: error.localizedDescription)
            )
        }
        defer { RunningChildren.remove(process.processIdentifier) }

        let group = DispatchGroup()
        let hasEnded = DispatchSemaphore(value: 0)
        let wasStopped = Mutex(false)
        let wasEnough = Mutex(false)
        let identifier = process.processIdentifier
        if let timeLimit {
            Self.onOwnThread(in: group) {
                let end = DispatchTime.now() + timeLimit
                let mayUse = processorTimeLimit ?? .infinity
                var isOver = false
                while !isOver {
                    let look = mayUse.isFinite ? min(end, .now() + Self.lookInterval) : end
                    guard hasEnded.wait(timeout: look) == .timedOut else { return }
                    isOver =
                        .now() >= end || ProcessorTime.seconds(of: identifier) ?? 0 >= mayUse
                }
                wasStopped.withLock { $0 = true }
                ProcessTree.end([identifier], SIGKILL)
            }
        }

        // Both pipes are drained while the command runs: it would wait for ever on a full one.
        @Sendable func read(_ pipe: Pipe) -> Data {
            Self.read(pipe.fileHandleForReading, until: text) {
                wasEnough.withLock { $0 = true }
                ProcessTree.end([identifier], SIGKILL)
            }
        }
        let errorData = Mutex(Data())
        Self.onOwnThread(in: group) {
            let data = read(errorOutput)
            errorData.withLock { $0 = data }
        }
        let outputData = read(output)
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
                wasStopped: wasStopped.withLock { $0 },
                wasEnough: wasEnough.withLock { $0 }
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

    /// Reads to the end.
    ///
    /// - Parameter found: is called once, when a text has come.
    private static func read(
        _ handle: FileHandle,
        until text: String?,
        found: () -> Void
    ) -> Data {
        guard let text else { return handle.readDataToEndOfFile() }
        var data = Data()
        var isFound = false
        while true {
            let piece = handle.availableData
            guard !piece.isEmpty else { return data }
            // It may have come in two pieces.
            let start = max(data.count - text.utf8.count, 0)
            data += piece
            if !isFound, data[start...].firstRange(of: Data(text.utf8)) != nil {
                isFound = true
                found()
            }
        }
    }
}

package import Matrix
package import Toolchain

/// Runs the tests of cells again and again, each time in a copy of a process that has been started and
/// has not begun: most of what a short run takes is the start of its process. What it has started ends
/// with it.
package actor CellTestServers {
    /// How a run ended.
    package enum Ending: String, Sendable {
        case passed
        /// A test failed, at which the run was ended, or the process crashed.
        case failed
        /// It was stopped at a limit of time.
        case stopped
    }

    private struct Key: Hashable {
        let cell: Cell
        let selection: CellTestRun.Selection
    }

    /// The first has the built tests serve runs; see `ctr_serve` in CTestRunServer. By the second the
    /// functions of libraries are looked up before that, once, and not in each copy.
    private static let serving = ["TEST_RUN_SERVER": "yes", "LD_BIND_NOW": "yes"]

    private let tests: CellTestRun
    private let environment: [String: String]
    private var idle: [Key: [AnsweringProcess]] = [:]
    private var trials: [Key: Task<Bool, Never>] = [:]

    /// - Parameter environment: what all runs have set in addition to what this process has.
    package init(_ tests: CellTestRun, environment: [String: String]) {
        self.tests = tests
        self.environment = environment
    }

    /// Limits of a run, in seconds; then it is killed, with all that it has started.
    private struct Limits {
        let time: Double
        /// The limit of the processor time that the run itself uses. Not every system reports it.
        let processorTime: Double
    }

    /// Runs tests to their end, or to the first failure. Where runs cannot be served, each has a process
    /// of its own, which takes longer.
    ///
    /// - Parameters:
    ///   - variables: set in addition to what all runs have. They have no tabs and no line breaks.
    ///   - timeLimit: in seconds; then it is killed, with all that it has started.
    ///   - processorTimeLimit: in seconds that it may use of processors itself; then it is killed
    ///     likewise. Not each system tells.
    package func run(
        _ selection: CellTestRun.Selection,
        of cell: Cell,
        variables: [String: String],
        timeLimit: Double,
        processorTimeLimit: Double
    ) async throws(ToolchainError) -> Ending {
        let key = Key(cell: cell, selection: selection)
        let limits = Limits(time: timeLimit, processorTime: processorTimeLimit)
        if await isServed(key, limits) { return try await serve(key, variables, limits) }
        let outcome = try await tests.run(
            selection,
            of: cell,
            environment: environment.merging(variables) { $1 },
            timeLimit: timeLimit
        )
        return switch outcome {
        case .passed: .passed
        case .failed: .failed
        case .stopped: .stopped
        }
    }

    /// Returns whether runs can be served: the system allows it, and a served run passes as long as
    /// nothing is changed. Otherwise, a crash of the copied process would read as a failed test.
    private func isServed(_ key: Key, _ limits: Limits) async -> Bool {
        guard Platform.servesTestRuns else { return false }
        let trial = trials[key] ?? Task { (try? await serve(key, [:], limits)) == .passed }
        trials[key] = trial
        return await trial.value
    }

    private func serve(
        _ key: Key,
        _ variables: [String: String],
        _ limits: Limits
    ) async throws(ToolchainError) -> Ending {
        let server = if let server = idle[key]?.popLast() { server } else { try start(key) }
        let fields =
            ["\(limits.time)", "\(limits.processorTime)"] + variables.map { "\($0)=\($1)" }
        let question = fields.joined(separator: "\t")
        // One that fails is let go, and is ended by that.
        let answer = try await server.answer(to: question)
        guard let ending = Ending(rawValue: answer) else {
            throw .failed(command: question, status: 0, output: answer)
        }
        idle[key, default: []].append(server)
        return ending
    }

    private func start(_ key: Key) throws(ToolchainError) -> AnsweringProcess {
        // Runs go from cell to cell, so that those of others have served.
        idle = idle.filter { $0.key.cell == key.cell }
        return try AnsweringProcess(
            tests.command(
                key.selection,
                of: key.cell,
                ["--quiet"],
                environment: environment.merging(Self.serving) { $1 }
            )
        )
    }
}

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

    /// - Parameter environment: what all runs have set in addition to what this process has.
    package init(_ tests: CellTestRun, environment: [String: String]) {
        self.tests = tests
        self.environment = environment
    }

    /// Runs tests to their end, or to the first failure.
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
        let server = if let server = idle[key]?.popLast() { server } else { try start(key) }
        let fields = ["\(timeLimit)", "\(processorTimeLimit)"] + variables.map { "\($0)=\($1)" }
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

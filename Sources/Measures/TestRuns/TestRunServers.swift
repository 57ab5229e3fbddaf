package import InputFiles
package import Matrix
internal import Toolchain

/// Runs the tests of implementations repeatedly, each time in a fork of a process that has been
/// started and waits. Most of the time of a short run is the start of its process. When a run ends,
/// the processes that it has started end, too.
package actor TestRunServers {
    /// The outcome of a run.
    package enum Ending: String, Sendable {
        case passed
        /// A test failed, which ended the run, or the process crashed.
        case failed
        /// The run timed out.
        case timedOut
    }

    private struct Key: Hashable {
        let implementation: Implementation
        let selection: TestRun.Selection
    }

    /// The first variable makes the built tests serve runs; see `ctr_serve` in CTestRunServer. With
    /// the second one, the functions of libraries are resolved once before that, instead of in each
    /// fork.
    private static let serving = ["TEST_RUN_SERVER": "yes", "LD_BIND_NOW": "yes"]

    private let tests: TestRun
    private let environment: [String: String]
    private var idle: [Key: [AnsweringProcess]] = [:]
    private var trials: [Key: Task<Bool, Never>] = [:]

    /// - Parameter environment: the variables of all runs, in addition to those of this process.
    package init(_ tests: TestRun, environment: [String: String]) {
        self.tests = tests
        self.environment = environment
    }

    /// The time limits of a run, in seconds. At a limit the run is killed, with all processes that
    /// it has started.
    private struct Limits {
        let time: Double
        /// The limit of the processor time that the run itself uses. Not every system reports it.
        let processorTime: Double
    }

    /// Runs tests to their end, or to the first failure. If runs cannot be served, each has a new
    /// process, which takes longer.
    ///
    /// - Parameters:
    ///   - variables: the variables in addition to those of all runs, without tabs and line breaks.
    ///   - timeLimit: the time limit in seconds; then the run is killed, with all processes that it
    ///     has started.
    ///   - processorTimeLimit: the limit of the processor time of the run itself, in seconds; then
    ///     it is killed in the same way. Not every system reports this time.
    package func run(
        _ selection: TestRun.Selection,
        of implementation: Implementation,
        variables: [String: String],
        timeLimit: Double,
        processorTimeLimit: Double
    ) async throws(ApplicationError) -> Ending {
        let key = Key(implementation: implementation, selection: selection)
        let limits = Limits(time: timeLimit, processorTime: processorTimeLimit)
        if await isServed(key, limits) { return try await serve(key, variables, limits) }
        let outcome = try await tests.run(
            selection,
            of: implementation,
            environment: environment.merging(variables) { $1 },
            timeLimit: timeLimit
        )
        return switch outcome {
        case .passed: .passed
        case .failed: .failed
        case .timedOut: .timedOut
        }
    }

    /// Returns true if runs can be served: the system permits it, and a served run without changes
    /// passes. Otherwise, a crash of the forked process would be taken for a failed test.
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
    ) async throws(ApplicationError) -> Ending {
        let server = if let server = idle[key]?.popLast() { server } else { try start(key) }
        let fields =
            ["\(limits.time)", "\(limits.processorTime)"] + variables.map { "\($0)=\($1)" }
        let question = fields.joined(separator: "\t")
        // A server that fails is released, which ends it.
        let answer = try await server.answer(to: question)
        guard let ending = Ending(rawValue: answer) else {
            throw .failed(command: question, status: 0, output: answer)
        }
        idle[key, default: []].append(server)
        return ending
    }

    private func start(_ key: Key) throws(ApplicationError) -> AnsweringProcess {
        // Runs proceed implementation by implementation, so servers of others are no longer needed.
        idle = idle.filter { $0.key.implementation == key.implementation }
        return try AnsweringProcess(
            tests.command(
                key.selection,
                of: key.implementation,
                ["--quiet"],
                environment: environment.merging(Self.serving) { $1 }
            )
        )
    }
}

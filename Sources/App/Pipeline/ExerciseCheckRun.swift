internal import Changes
internal import Equivalence
internal import Foundation
package import InputFiles
internal import Matrix
internal import Mutation
internal import Rendering
internal import Report
internal import Scenarios
internal import Structure
internal import TestRuns
internal import Toolchain
internal import Tracing
package import Workshop

/// Runs the checks of an exercise.
package struct ExerciseCheckRun: Sendable {
    /// The result of one check.
    package struct Finding: Hashable, Sendable {
        /// The requirement.
        package let title: String
        /// The problem, with file and line if known; `nil` if the check passes.
        package let problem: String?
        /// A hint about where to look if the check fails.
        package let lead: String

        package var holds: Bool { problem == nil }
    }

    /// The number of random scenarios; a fault of an exercise is found within a few.
    private static let randomScenarios = 500
    /// The maximum number of problems to print.
    private static let shown = 3

    private let name: String
    private let exercise: Exercise
    private let packageRoot: String
    private let path: String
    private let progress: any RunProgress

    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    package init(
        _ name: String,
        _ exercise: Exercise,
        packageRoot: String,
        path: String,
        progress: any RunProgress
    ) {
        self.name = name
        self.exercise = exercise
        self.packageRoot = packageRoot
        self.path = path
        self.progress = progress
    }

    /// Runs all checks, up to the first one whose sources do not compile.
    package func run() async throws(ApplicationError) -> [Finding] {
        var findings: [Finding] = []
        for (index, check) in exercise.checks.enumerated() {
            progress.begin(
                step: index + 1,
                of: exercise.checks.count,
                Self.activity(check.kind),
                secondsLeft: nil
            )
            defer { progress.end() }
            do {
                let problem = try await problem(check)
                let title = Self.title(of: check, exercise)
                findings.append(Finding(title: title, problem: problem, lead: check.lead))
            } catch {
                if error.kind == .unavailable, check.kind == .calls { continue }
                return findings + [try Self.finding(of: error, in: check, exercise)]
            }
        }
        return findings
    }

    private static func activity(_ kind: Exercise.Check.Kind) -> String {
        switch kind {
        case .behaviour, .scenario: "Playing scenarios"
        case .rules: "Checking dependency rules"
        case .tests: "Running tests"
        case .mutants: "Running tests on mutants"
        case .calls: "Tracing calls"
        case .record: "Comparing numbers"
        }
    }

    private static func title(of check: Exercise.Check, _ exercise: Exercise) -> String {
        let variant = exercise.variant.title
        return switch check.kind {
        case .scenario: "\(variant) solves the task"
        case .behaviour: "\(variant) behaves as specified and leaks no objects"
        case .rules: "\(variant) follows its dependency rules"
        case .tests: "The view-free tests of \(variant) pass"
        case .mutants:
            "View-free tests kill every mutant in "
                + ((check.roles ?? []) + (check.files ?? [])).joined(separator: ", ")
        case .calls: "\(variant) makes at most \(check.limit ?? 0) calls in \(check.scenario ?? "")"
        case .record: "The numbers of the record are those of the report"
        }
    }

    /// Returns the finding for sources or a description that cannot be read.
    private static func finding(
        of error: ApplicationError,
        in check: Exercise.Check,
        _ exercise: Exercise
    ) throws(ApplicationError) -> Finding {
        switch error.kind {
        case .notCompiled:
            Finding(
                title: compilingTitle(check, exercise),
                problem: error.description,
                lead: "Fix the compile errors first; the other checks run afterwards."
            )
        case .notDescribed:
            Finding(
                title: "The feature description is valid",
                problem: error.description,
                lead: check.lead
            )
        default: throw error
        }
    }

    private static func compilingTitle(
        _ check: Exercise.Check,
        _ exercise: Exercise
    ) -> String {
        switch check.kind {
        case .behaviour, .scenario, .rules, .calls, .record: "The sources compile"
        case .tests, .mutants: "The tests of \(exercise.variant.title) compile"
        }
    }

    private func problem(_ check: Exercise.Check) async throws(ApplicationError) -> String? {
        switch check.kind {
        case .behaviour: try await behaviourProblem()
        case .scenario: try await scenarioProblem()
        case .rules: try await rulesProblem()
        case .tests: try await testsProblem()
        case .mutants: try await mutantsProblem(check.roles ?? [], check.files ?? [])
        case .calls: try await callsProblem(check.scenario ?? "", limit: check.limit ?? 0)
        case .record: try recordProblem((check.files ?? []).first ?? "", minimum: check.limit ?? 1)
        }
    }

    // MARK: - Behaviour

    /// The row to play, the same for all checks, so that they share one build.
    private var row: MatrixRow { MatrixRow(exercise.feature, [exercise.variant]) }

    private func behaviourProblem() async throws(ApplicationError) -> String? {
        let player = try await ScenarioRunner.find(for: [row], path: path)
        try await player.prepare()
        let run = try CheckRun(row, player: player, packageRoot: packageRoot)
        var outcome = try await run.playNamedScenarios()
        if outcome.failures.isEmpty {
            outcome = try await run.playRandomScenarios(count: Self.randomScenarios, seed: 1)
        }
        guard let failure = outcome.failures.first else { return nil }
        let scenario = "\(ExerciseRecord.folder(packageRoot: packageRoot))/failing.jsonl"
        do {
            try Data((failure.reduced.joined(separator: "\n") + "\n").utf8)
                .write(to: URL(fileURLWithPath: scenario), options: .atomic)
        } catch {
            throw .failed("\(scenario) cannot be written: \(reason(of: error))")
        }
        let shown = scenario.replacing("\(packageRoot)/", with: "")
        let difference = failure.reducedDifference ?? failure.difference
        let found = """
            \(FailureText.sentence(difference))
            The shrunk scenario:
            \(failure.reduced.map { "  \($0)" }.joined(separator: "\n"))
            """
        // A leaked object is not visible on a screen.
        return difference.kind == .leak
            ? found : "\(found)\nTo see it: archbench demo \(exercise.feature) \(shown)"
    }

    private func scenarioProblem() async throws(ApplicationError) -> String? {
        let path = ExerciseLibrary(packageRoot: packageRoot).scenario(of: name)
        let scenario: (scenario: Scenario, lineNumbers: [Int])
        do {
            scenario = try ScenarioParser(contract: exercise.feature.contract)
                .numberedScenario(from: try String(contentsOfFile: path, encoding: .utf8))
        } catch {
            throw .failed("\(path): \(reason(of: error))")
        }
        let player = try await ScenarioRunner.find(for: [row], path: self.path)
        try await player.prepare()
        let result = try await player.replay(
            scenario.scenario,
            of: exercise.feature,
            variants: [exercise.variant],
            format: .json
        )
        guard let difference = result.difference else { return nil }
        let number = difference.eventNumber
        let line = scenario.lineNumbers.indices.contains(number) ? scenario.lineNumbers[number] : 0
        return "\(path.replacing("\(packageRoot)/", with: "")):\(line): "
            + FailureText.sentence(difference)
    }

    // MARK: - Rules

    private func rulesProblem() async throws(ApplicationError) -> String? {
        let findings = try await RuleCheckRun(
            implementations: [exercise.implementation],
            packageRoot: packageRoot
        )
        .run(path: path, progress: SilentProgress())
        let problems = findings.violations.map(\.description) + findings.gaps.map(\.description)
        guard !problems.isEmpty else { return nil }
        return Self.first(problems)
    }

    // MARK: - Tests

    private func testsProblem() async throws(ApplicationError) -> String? {
        let build = try ImplementationBuild(
            implementations: [exercise.implementation],
            packageRoot: packageRoot,
            purpose: .exercise
        )
        .packageBuild(with: try await SwiftToolchain.found(on: path))
        try await build.run([])
        let tests = TestRun(
            scratchFolder: build.scratchFolder,
            toolchain: build.toolchain,
            directory: packageRoot
        )
        // Tests with a view play the scenarios of the behaviour check.
        switch try await tests.run(
            .viewFree,
            of: exercise.implementation,
            timeLimit: 60
        ) {
        case .passed(0): return "There are no view-free tests."
        case .passed: return nil
        case .failed(let output): return Self.issues(in: output)
        case .timedOut: return "The tests did not end within a minute."
        }
    }

    /// Returns the failed expectations of tests, with file and line; after a crash the full output.
    private static func issues(in output: String) -> String {
        let issues = output.split(separator: "\n").filter { $0.contains("recorded an issue") }
        guard !issues.isEmpty else { return output }
        return first(issues.map { String($0.drop { $0 != "T" }) })
    }

    private func mutantsProblem(
        _ names: [String],
        _ files: [String]
    ) async throws(ApplicationError) -> String? {
        let measure = MutationMeasure(
            PackageBuild(
                packageRoot: packageRoot,
                scratchFolder: "\(ExerciseRecord.folder(packageRoot: packageRoot))/mutants",
                toolchain: try await SwiftToolchain.found(on: path)
            )
        )
        do {
            let built = try await measure.build([exercise.implementation])
            let roles = Role.all.filter { names.contains($0.title) }
            let mutants = try await measure.noticedViewFree(built) {
                roles.contains($0.role) || files.contains($0.mutant.file)
            }
            guard !mutants.isEmpty else { return "There is no code to mutate yet." }
            let unnoticed = mutants.filter { !$0.isNoticed }.map(\.mutant.mutant)
            guard !unnoticed.isEmpty else { return nil }
            let places = unnoticed.map {
                "\($0.file):\($0.line): \($0.mutationOperator.rawValue): \($0.code)"
            }
            return
                "\(mutants.count - unnoticed.count) of \(mutants.count) mutants are killed; these survive:\n"
                + Self.first(places)
        } catch {
            switch error.kind {
            case .testsFailed:
                let output = error.details.joined()
                return "The tests fail without a mutant:\n\(Self.issues(in: output))"
            case .notCompiled: throw ApplicationError(.notCompiled, error.details.joined())
            default: throw error
            }
        }
    }

    // MARK: - Calls

    private func callsProblem(
        _ scenario: String,
        limit: Int
    ) async throws(ApplicationError) -> String? {
        let run = TraceRun(packageRoot: packageRoot, path: path, progress: SilentProgress())
        let measurement = try await run.trace(
            scenario,
            of: exercise.feature,
            variants: [exercise.variant]
        )
        let count = measurement.scenarios.flatMap(\.variants).flatMap(\.interactions)
            .reduce(0) { $0 + $1.calls.map(\.count).reduce(0, +) }
        guard count > limit else { return nil }
        return """
            It makes \(count) calls.
            To see them: archbench trace \(exercise.feature) \(scenario) --variant \(exercise.variant)
            """
    }

    // MARK: - Records

    private func recordProblem(_ file: String, minimum: Int) throws(ApplicationError) -> String? {
        let record: String
        let report: Report
        do {
            record = try String(contentsOfFile: "\(packageRoot)/\(file)", encoding: .utf8)
            report = try ReportFile.read("\(packageRoot)/Reports/report.json")
        } catch {
            throw .failed(reason(of: error))
        }
        let outcome = RecordCheck(report: report).check(record)
        guard outcome.findings.isEmpty else {
            return Self.first(outcome.findings.map { "\(file):\($0.line): \($0.problem)" })
        }
        guard outcome.agreeing >= minimum else {
            return "\(file) has \(outcome.agreeing) numbers of the report, and needs \(minimum)."
        }
        return nil
    }

    /// Returns the first lines, and the number of further lines.
    private static func first(_ lines: [String]) -> String {
        let more = lines.count - shown
        return (lines.prefix(shown) + (more > 0 ? ["and \(more) more"] : []))
            .joined(separator: "\n")
    }
}

/// A progress that reports nothing, for steps of a larger step.
private struct SilentProgress: RunProgress {
    func begin(step number: Int, of count: Int, _ description: String, secondsLeft: Double?) {}
    func update(_ description: String) {}
    func end() {}
    func note(_ text: String) {}
}

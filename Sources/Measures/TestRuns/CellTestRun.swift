internal import Foundation
package import Matrix
package import Toolchain

/// Runs the tests of one cell in a process of their own.
package struct CellTestRun: Sendable {
    /// Which of a cell's tests run.
    package enum Selection: Hashable, Sendable {
        case all
        /// The suites inside `WithoutViewTests`, which make no view.
        case withoutView
        /// One of these suites, or of the tests beside them, by its name.
        case suiteWithoutView(String)
        /// All others.
        case withView

        /// What a test's name begins with, behind that of its module.
        fileprivate var pattern: String {
            switch self {
            case .all: ""
            case .withoutView: Self.folder
            case .suiteWithoutView(let name):
                Self.folder + NSRegularExpression.escapedPattern(for: name) + "(/|$)"
            case .withView: "(?!\(Self.folder))"
            }
        }

        fileprivate static let folder = "WithoutViewTests/"
    }

    /// How a run ended.
    package enum Outcome: Hashable, Sendable {
        /// All tests passed; how many there are.
        case passed(Int)
        /// Some failed, or the process crashed; what was printed about it.
        case failed(String)
        /// It was stopped at its limit of time.
        case stopped
    }

    /// What Swift Testing prints before what it has to say of a failure.
    private static let failureMark = "✘"

    private let scratchFolder: String
    private let directory: String
    /// The variables that every program with tests needs on this system.
    private let environment: [String: String]

    /// - Parameters:
    ///   - scratchFolder: where a ``CellPackage`` was built.
    ///   - toolchain: the toolchain that built it.
    ///   - directory: where the tests run.
    package init(scratchFolder: String, toolchain: SwiftToolchain, directory: String) {
        self.scratchFolder = scratchFolder
        self.directory = directory
        environment = Platform.testEnvironment(of: toolchain)
    }

    /// The program that a build leaves in a scratch folder for the tests of a cell.
    package static func binary(of cell: Cell, in scratchFolder: String) -> String {
        "\(scratchFolder)/debug/\(cell.testRunName)"
    }

    /// Runs tests to their end.
    ///
    /// - Parameters:
    ///   - environment: set in addition to what this process has.
    ///   - timeLimit: in seconds.
    package func run(
        _ selection: Selection,
        of cell: Cell,
        environment: [String: String] = [:],
        timeLimit: Double? = nil
    ) async throws(ToolchainError) -> Outcome {
        let outcome = try await command(selection, of: cell, environment: environment)
            .run(timeLimit: timeLimit)
        guard !outcome.wasStopped else { return .stopped }
        let printed = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
        guard outcome.status == 0 else {
            let lines = printed.split(separator: "\n").filter { $0.contains(Self.failureMark) }
            return .failed(lines.prefix(20).joined(separator: "\n"))
        }
        // "✔ Test run with 12 tests in 3 suites passed after 0.1 seconds."
        let words = printed.split(separator: " ")
        let number = words.indices.dropFirst(2).first { index in
            words[index - 1] == "with" && words[index - 2] == "run"
        }
        return .passed(number.flatMap { Int(words[$0]) } ?? 0)
    }

    /// The suites inside `WithoutViewTests`, and the tests beside them, each of which can be run alone.
    ///
    /// - Returns: at least one.
    package func suitesWithoutView(
        of cell: Cell
    ) async throws(CellTestFailure) -> [Selection] {
        let output: Data
        do {
            output = try await command(.all, of: cell, ["--list-tests"]).output()
        } catch {
            throw .toolchain(error)
        }
        // "GreetingMVPTests.WithoutViewTests/GreetingPresenterTests/greets()"
        let beginning = "\(cell.testModuleName).\(Selection.folder)"
        let names = String(decoding: output, as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix(beginning) }
            .map { String($0.dropFirst(beginning.count).prefix { $0 != "/" }) }
        guard !names.isEmpty else { throw .noTests(module: cell.testModuleName) }
        return Set(names).sorted().map(Selection.suiteWithoutView)
    }

    /// What runs tests.
    ///
    /// - Parameter options: of Swift Testing, in addition to what selects the tests.
    func command(
        _ selection: Selection,
        of cell: Cell,
        _ options: [String] = [],
        environment: [String: String] = [:]
    ) -> ChildProcess {
        let filter = #"^\#(cell.testModuleName)\.\#(selection.pattern)"#
        return ChildProcess(
            Self.binary(of: cell, in: scratchFolder),
            ["--testing-library", "swift-testing", "--filter", filter] + options,
            environment: self.environment.merging(environment) { $1 },
            directory: directory
        )
    }

    /// Runs tests that must pass.
    ///
    /// - Returns: how many there are, which is at least one.
    package func pass(
        _ selection: Selection,
        of cell: Cell,
        environment: [String: String] = [:]
    ) async throws(CellTestFailure) -> Int {
        let outcome: Outcome
        do {
            outcome = try await run(selection, of: cell, environment: environment)
        } catch {
            throw .toolchain(error)
        }
        switch outcome {
        case .passed(0): throw .noTests(module: cell.testModuleName)
        case .passed(let tests): return tests
        case .failed(let output): throw .failed(module: cell.testModuleName, output: output)
        case .stopped: throw .failed(module: cell.testModuleName, output: "they were stopped")
        }
    }
}

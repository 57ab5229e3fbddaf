internal import Foundation
package import InputFiles
package import Matrix
package import Toolchain

/// Runs the tests of one implementation in a separate process.
package struct TestRun: Sendable {
    /// A selection of the implementation's tests.
    package enum Selection: Hashable, Sendable {
        case all
        /// The view-free tests: the suites inside `ViewFreeTests`.
        case viewFree
        /// One of these suites, or one test outside of suites in `ViewFreeTests`, by its name.
        case viewFreeSuite(String)
        /// All other tests.
        case withView

        /// The pattern of test names, without the module.
        var pattern: String {
            switch self {
            case .all: ""
            case .viewFree: Self.folder
            case .viewFreeSuite(let name):
                Self.folder + NSRegularExpression.escapedPattern(for: name) + "(/|$)"
            // The pattern must not match the suite itself, because a suite brings all its tests.
            case .withView: "(?!\(Self.suite)(/|$))"
            }
        }

        private static let suite = "ViewFreeTests"
        fileprivate static let folder = "\(suite)/"
    }

    /// The outcome of a run.
    package enum Outcome: Hashable, Sendable {
        /// All tests passed; the value is their number.
        case passed(Int)
        /// A test failed, or the process crashed; the value is the output.
        case failed(String)
        /// The run timed out.
        case timedOut
    }

    /// The mark with which Swift Testing begins the message of a failure.
    private static let failureMark = "✘"

    private let scratchFolder: String
    private let directory: String
    /// The variables that test programs need on this system. Their output is read by this program,
    /// so it has no colours.
    private let environment: [String: String]

    /// - Parameters:
    ///   - scratchFolder: the scratch folder of a ``PackageBuild``.
    ///   - toolchain: the toolchain of the build.
    ///   - directory: the working directory of the tests.
    package init(scratchFolder: String, toolchain: SwiftToolchain, directory: String) {
        self.scratchFolder = scratchFolder
        self.directory = directory
        environment = Platform.testEnvironment(of: toolchain)
            .merging(["NO_COLOR": "1"]) { $1 }
    }

    /// Returns the path of the program that runs the tests of an implementation, in a scratch
    /// folder.
    package static func binary(of implementation: Implementation, in scratchFolder: String)
        -> String
    {
        "\(scratchFolder)/debug/\(implementation.testRunName)"
    }

    /// Runs tests to their end.
    ///
    /// - Parameters:
    ///   - options: the options of Swift Testing, in addition to the selection of tests.
    ///   - environment: the variables in addition to those of this process.
    ///   - timeLimit: the time limit in seconds.
    package func run(
        _ selection: Selection,
        of implementation: Implementation,
        options: [String] = [],
        environment: [String: String] = [:],
        timeLimit: Double? = nil
    ) async throws(ApplicationError) -> Outcome {
        let outcome = try await command(
            selection,
            of: implementation,
            options,
            environment: environment
        )
        .run(timeLimit: timeLimit)
        guard !outcome.timedOut else { return .timedOut }
        let printed = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
        guard outcome.status == 0 else {
            let lines = printed.split(separator: "\n")
            let failures = lines.filter { $0.contains(Self.failureMark) }.prefix(20)
            // After a crash there is no such line.
            let shown = failures.isEmpty ? lines.suffix(20) : failures
            return .failed(shown.joined(separator: "\n"))
        }
        // "✔ Test run with 12 tests in 3 suites passed after 0.1 seconds."
        let words = printed.split(separator: " ")
        let number = words.indices.dropFirst(2).first { index in
            words[index - 1] == "with" && words[index - 2] == "run"
        }
        return .passed(number.flatMap { Int(words[$0]) } ?? 0)
    }

    /// Returns the suites and the tests outside of suites in `ViewFreeTests`, each of which can
    /// be run separately.
    ///
    /// - Returns: at least one selection.
    package func viewFreeSuites(
        of implementation: Implementation
    ) async throws(ApplicationError) -> [Selection] {
        let output = try await command(.all, of: implementation, ["--list-tests"]).output()
        // "GreetingMVPTests.ViewFreeTests/GreetingPresenterTests/greets()"
        let beginning = "\(implementation.testModuleName).\(Selection.folder)"
        let names = String(decoding: output, as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix(beginning) }
            .map { String($0.dropFirst(beginning.count).prefix { $0 != "/" }) }
        guard !names.isEmpty else {
            throw .failed("\(implementation.testModuleName) has no tests that ran")
        }
        return Set(names).sorted().map(Selection.viewFreeSuite)
    }

    /// Returns the command that runs tests.
    ///
    /// - Parameter options: the options of Swift Testing, in addition to the selection of tests.
    func command(
        _ selection: Selection,
        of implementation: Implementation,
        _ options: [String] = [],
        environment: [String: String] = [:]
    ) -> ChildProcess {
        let filter = #"^\#(implementation.testModuleName)\.\#(selection.pattern)"#
        return ChildProcess(
            Self.binary(of: implementation, in: scratchFolder),
            ["--testing-library", "swift-testing", "--filter", filter] + options,
            environment: self.environment.merging(environment) { $1 },
            directory: directory
        )
    }

    /// Runs tests that must pass.
    ///
    /// - Returns: the number of tests, at least one.
    package func pass(
        _ selection: Selection,
        of implementation: Implementation,
        environment: [String: String] = [:]
    ) async throws(ApplicationError) -> Int {
        let outcome = try await run(selection, of: implementation, environment: environment)
        switch outcome {
        case .passed(0): throw .failed("\(implementation.testModuleName) has no tests that ran")
        case .passed(let tests): return tests
        case .failed(let output):
            throw .failed(testsOf: implementation, output: output)
        case .timedOut:
            throw .failed(testsOf: implementation, output: "they timed out")
        }
    }
}

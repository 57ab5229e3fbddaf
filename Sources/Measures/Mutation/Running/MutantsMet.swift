internal import Foundation
internal import InputFiles
internal import Matrix
internal import TestRuns

/// The mutants that tests execute. A test that never executes a mutated location cannot kill that
/// mutant and is skipped.
struct MutantsMet: Sendable {
    /// The tests to run on a mutant.
    struct Run: Hashable {
        let selection: TestRun.Selection
        /// The names of the scenarios to play; `nil` for all.
        var scenarios: [String]?
    }

    /// The executed mutants of each view-free suite. The suite with the most mutants comes first,
    /// because it is the most specific one.
    private let viewFree: [(suite: TestRun.Selection, lines: Lines)]
    private let withView: Lines

    /// Returns the tests to run on a mutant, in order.
    ///
    /// Tests with a view play scenarios: first only those that execute the mutant. A location that
    /// is executed once for all scenarios, such as the value of a constant, affects the others,
    /// too; so if these do not kill the mutant, the others are played.
    func runs(on mutant: Int) -> [Run] {
        let without = viewFree.filter { $0.lines.scenarios[mutant] != nil }
            .map { Run(selection: $0.suite) }
        guard let scenarios = withView.scenarios[mutant] else { return without }
        let others = withView.names.subtracting(scenarios)
        guard !scenarios.isEmpty, !others.isEmpty else {
            return without + [Run(selection: .withView)]
        }
        return without
            + [scenarios, others].map { Run(selection: .withView, scenarios: $0.sorted()) }
    }

    /// The mutants that a test run has executed.
    private struct Lines {
        /// The scenarios that execute each mutant, by its number; none if it is executed outside of
        /// scenarios.
        private(set) var scenarios: [Int: Set<String>] = [:]
        /// The names of all scenarios that execute mutants.
        private(set) var names: Set<String> = []

        init() {}

        /// - Parameter text: the content of the file of ``MutantChoice/listVariable``.
        init(_ text: String) {
            var beside: Set<Int> = []
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 1)
                guard let number = Int(parts[0]) else { continue }
                if parts.count == 1 { beside.insert(number) }
                let scenario = parts.dropFirst().map(String.init)
                scenarios[number, default: []].formUnion(scenario)
                names.formUnion(scenario)
            }
            for number in beside { scenarios[number] = [] }
        }
    }

    /// Runs tests of an implementation without a mutant; they must pass.
    ///
    /// - Parameters:
    ///   - selections: the tests to run.
    ///   - folder: the folder for the lists of executed mutants.
    static func by(
        _ tests: TestRun,
        of implementation: Implementation,
        _ selections: Set<TestRun.Selection>,
        environment: [String: String],
        folder: String
    ) async throws(ApplicationError) -> MutantsMet {
        func met(_ selection: TestRun.Selection) async throws(ApplicationError) -> Lines {
            let list = "\(folder)/\(implementation.testModuleName).txt"
            guard FileManager.default.createFile(atPath: list, contents: nil) else {
                throw .failed("\(list) could not be copied: it cannot be written")
            }
            _ = try await tests.pass(
                selection,
                of: implementation,
                environment: environment.merging([MutantChoice.listVariable: list]) { $1 }
            )
            let content = FileManager.default.contents(atPath: list) ?? Data()
            return Lines(String(decoding: content, as: UTF8.self))
        }
        func suites() async throws(ApplicationError) -> [TestRun.Selection] {
            guard selections.contains(.viewFree) else { return [] }
            return try await tests.viewFreeSuites(of: implementation)
        }
        var viewFree: [(suite: TestRun.Selection, lines: Lines)] = []
        for suite in try await suites() { viewFree.append((suite, try await met(suite))) }
        return MutantsMet(
            viewFree: viewFree.sorted { $0.lines.scenarios.count > $1.lines.scenarios.count },
            withView: selections.contains(.withView) ? try await met(.withView) : Lines()
        )
    }
}

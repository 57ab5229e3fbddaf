internal import CellTestRuns
internal import Foundation
internal import Matrix

/// The mutants whose places tests execute. A test that never comes by cannot notice a mutant, since
/// until then it does what it does without, so it need not run on it.
struct MutantsMet: Sendable {
    /// Tests that run on a mutant.
    struct Run: Hashable {
        let selection: CellTestRun.Selection
        /// The names of the scripts that are played; `nil` for all.
        var scripts: [String]?
    }

    /// Of each suite without a view. That which meets most stands first, since it looks closest.
    private let withoutView: [(suite: CellTestRun.Selection, lines: Lines)]
    private let withView: Lines

    /// What tests have to run on a mutant, in order.
    ///
    /// What makes a view plays scripts: first those alone that come by. A place that is executed once for
    /// all scripts, as the value of a constant, shows in the others, too; so where these notice nothing,
    /// the others are played.
    func runs(on mutant: Int) -> [Run] {
        let without = withoutView.filter { $0.lines.scripts[mutant] != nil }
            .map { Run(selection: $0.suite) }
        guard let scripts = withView.scripts[mutant] else { return without }
        let others = withView.names.subtracting(scripts)
        guard !scripts.isEmpty, !others.isEmpty else {
            return without + [Run(selection: .withView)]
        }
        return without
            + [scripts, others].map { Run(selection: .withView, scripts: $0.sorted()) }
    }

    /// What a run of tests has met.
    private struct Lines {
        /// The scripts in which each mutant is met, by its number; none where it is met beside scripts.
        private(set) var scripts: [Int: Set<String>] = [:]
        /// The names of all scripts in which any is.
        private(set) var names: Set<String> = []

        init() {}

        /// - Parameter text: what ``MutantChoice/listVariable`` tells.
        init(_ text: String) {
            var beside: Set<Int> = []
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: " ", maxSplits: 1)
                guard let number = Int(parts[0]) else { continue }
                if parts.count == 1 { beside.insert(number) }
                let script = parts.dropFirst().map(String.init)
                scripts[number, default: []].formUnion(script)
                names.formUnion(script)
            }
            for number in beside { scripts[number] = [] }
        }
    }

    /// Runs tests of a cell without any mutant; they must pass.
    ///
    /// - Parameters:
    ///   - selections: those that run; others meet nothing.
    ///   - folder: where they list what they meet.
    static func by(
        _ tests: CellTestRun,
        of cell: Cell,
        _ selections: Set<CellTestRun.Selection>,
        environment: [String: String],
        folder: String
    ) async throws(MutationFailure) -> MutantsMet {
        func met(_ selection: CellTestRun.Selection) async throws(MutationFailure) -> Lines {
            let list = "\(folder)/\(cell.testModuleName).txt"
            guard FileManager.default.createFile(atPath: list, contents: nil) else {
                throw .package(CellPackageFailure(path: list, reason: "it cannot be written"))
            }
            do {
                _ = try await tests.pass(
                    selection,
                    of: cell,
                    environment: environment.merging([MutantChoice.listVariable: list]) { $1 }
                )
            } catch {
                throw MutationFailure(error)
            }
            let content = FileManager.default.contents(atPath: list) ?? Data()
            return Lines(String(decoding: content, as: UTF8.self))
        }
        func suites() async throws(MutationFailure) -> [CellTestRun.Selection] {
            guard selections.contains(.withoutView) else { return [] }
            do {
                return try await tests.suitesWithoutView(of: cell)
            } catch {
                throw MutationFailure(error)
            }
        }
        var withoutView: [(suite: CellTestRun.Selection, lines: Lines)] = []
        for suite in try await suites() { withoutView.append((suite, try await met(suite))) }
        return MutantsMet(
            withoutView: withoutView.sorted { $0.lines.scripts.count > $1.lines.scripts.count },
            withView: selections.contains(.withView) ? try await met(.withView) : Lines()
        )
    }
}

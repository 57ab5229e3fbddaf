internal import CellTestRuns
internal import Foundation
internal import Matrix

/// The mutants whose places tests execute. A test that never comes by cannot notice a mutant, since
/// until then it does what it does without, so it need not run on it.
struct MutantsMet: Sendable {
    private let withoutView: Set<Int>
    private let withView: Set<Int>

    /// The tests of a cell that have to run on a mutant, in order.
    func selections(for mutant: Int) -> [CellTestRun.Selection] {
        (withoutView.contains(mutant) ? [.withoutView] : [])
            + (withView.contains(mutant) ? [.withView] : [])
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
        func met(_ selection: CellTestRun.Selection) async throws(MutationFailure) -> Set<Int> {
            guard selections.contains(selection) else { return [] }
            let list = "\(folder)/\(cell.testModuleName)\(selection.rawValue).txt"
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
            return Set(
                String(decoding: content, as: UTF8.self).split(separator: "\n").compactMap {
                    Int($0)
                }
            )
        }
        return MutantsMet(
            withoutView: try await met(.withoutView),
            withView: try await met(.withView)
        )
    }
}

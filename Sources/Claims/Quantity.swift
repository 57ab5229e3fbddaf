internal import CellSources
internal import Coverage
internal import Foundation
internal import Lines
package import Matrix
internal import Mutation
package import Report
internal import Structure
internal import Workshop

/// A figure of one cell that claims are judged by.
package enum Quantity: String, Sendable, CaseIterable {
    case codeLines
    case files
    case types
    case viewFreeShare
    case viewFreeKills
    case viewFreeKillsOfLogic
    case viewMutantShare
    case largestTypeShare
    case evenness
    case viewCodeLines
    case viewDecisions
    case screenDecisions
    case viewReferencesToModel
    case sceneCodeLines
    case viewAssignments
    case layoutReferencesToModel
    case coupledDirections
    case copiedLines
    case differences
    case carryingLines
    case rowViewTypes
    case heightComputations
    case listLines
    case listLinesInPlace
    case listPlaces

    /// How a table's heading names it.
    package var title: String {
        switch self {
        case .codeLines: "Code lines"
        case .files: "Files"
        case .types: "Types"
        case .viewFreeShare: "Lines reached without a view"
        case .viewFreeKills: "Score of the tests without a view ÷ that of all tests"
        case .viewFreeKillsOfLogic: "The same of the roles that hold logic"
        case .viewMutantShare: "Share of mutants that stand in views"
        case .largestTypeShare: "Largest type's share of code lines"
        case .evenness: "Evenness of code lines over roles"
        case .viewCodeLines: "Code lines of the role View"
        case .viewDecisions: "Decision points of the role View"
        case .screenDecisions: "Decision points of the roles View and Controller"
        case .viewReferencesToModel: "References from View to Model"
        case .sceneCodeLines: "Code lines of the role Scene"
        case .viewAssignments: "Statements that set a view from outside, for each element"
        case .layoutReferencesToModel: "References to Model from what lays out the screen"
        case .coupledDirections: "Directions in which manager and worker know each other"
        case .copiedLines: "Lines of the second scene that are copied from the cell"
        case .differences: "Differences from the reference when scripts are played"
        case .rowViewTypes: "Types of row views"
        case .heightComputations: "Computations of a height for each row"
        case .listLines: "Code lines that a third list changes"
        case .listLinesInPlace: "Code lines that it changes in files that were there"
        case .listPlaces: "Places that it changes there"
        case .carryingLines: "Code lines that carry a change from state to view"
        }
    }

    /// Whether it is a part of a whole, from 0 to 1.
    package var isShare: Bool {
        [.viewFreeShare, .largestTypeShare, .viewMutantShare].contains(self)
    }

    /// Whether it is counted in whole numbers.
    package var isCount: Bool {
        !isShare
            && ![.evenness, .viewFreeKills, .viewFreeKillsOfLogic, .viewAssignments].contains(self)
    }

    /// The figure as it is written.
    package func text(of value: Double) -> String {
        if isCount { return String(format: "%.0f", value) }
        return isShare
            // Truncated, so that 99.96 % never reads as all.
            ? String(format: "%.1f %%", (value * 1_000).rounded(.down) / 10)
            : String(format: "%.3f", value)
    }

    /// What a variant's caveats say of it; `nil` for what no decision moves.
    package var caveatFigure: Caveat.Figure? {
        switch self {
        case .codeLines, .viewCodeLines, .carryingLines: .codeLines
        case .files: .files
        case .types: .types
        case .viewFreeShare: .testability
        case .viewFreeKills, .viewFreeKillsOfLogic, .viewMutantShare: .mutation
        case .largestTypeShare, .evenness: .distribution
        case .viewDecisions, .screenDecisions: .decisions
        case .viewAssignments: .assignments
        case .viewReferencesToModel, .sceneCodeLines, .layoutReferencesToModel, .coupledDirections,
            .copiedLines, .differences, .rowViewTypes, .heightComputations, .listLines,
            .listLinesInPlace, .listPlaces:
            nil
        }
    }

    /// The figure of a cell; `nil` where it was not measured, or the cell has nothing to measure.
    package func value(of cell: Cell, in report: Report) -> Double? {
        var lines: CellLines? { report.lines.value?.first { $0.cell == cell } }
        var structure: CellStructure? { report.structure.value?.first { $0.cell == cell } }
        var mutation: CellMutation? { report.mutation.value?.first { $0.cell == cell } }
        return switch self {
        case .codeLines: (lines?.sources.code).map(Double.init)
        case .files: (lines?.sources.files).map(Double.init)
        case .types: (structure?.total.types).map(Double.init)
        case .viewFreeShare:
            report.coverage.value?.first { $0.cell == cell }?.withoutView.lines.fraction
        case .viewFreeKills: mutation?.total.ratio
        case .viewFreeKillsOfLogic: mutation.flatMap { score(of: Self.logic, in: $0).ratio }
        case .viewMutantShare:
            mutation.flatMap { mutation in
                let all = mutation.total.mutants
                return all == 0
                    ? nil : Double(score(of: [.view], in: mutation).mutants) / Double(all)
            }
        case .largestTypeShare: structure?.largestShare
        case .evenness: structure?.evenness
        case .viewCodeLines: codeLines(of: .view, lines)
        case .sceneCodeLines: codeLines(of: .scene, lines)
        case .viewDecisions: decisions(of: [.view], cell, report)
        case .screenDecisions: decisions(of: [.view, .controller], cell, report)
        case .viewAssignments:
            structure.flatMap {
                $0.elements == 0 ? nil : Double($0.viewAssignments) / Double($0.elements)
            }
        case .viewReferencesToModel: references(from: [.view], structure)
        case .layoutReferencesToModel: references(from: cell.style.layingOut, structure)
        case .coupledDirections:
            structure.map { structure in
                let directions = structure.roleReferences.filter {
                    ($0.from == .manager && $0.to == .role(.worker))
                        || ($0.from == .worker && $0.to == .role(.manager))
                }
                return Double(directions.count)
            }
        case .copiedLines:
            report.reuse.value?.first { $0.cell == cell }?.secondScene
                .map { Double($0.copiedLines) }
        case .rowViewTypes:
            structure.map { structure in
                Double(structure.types.count { $0.role == .view && $0.name.hasSuffix("Cell") })
            }
        case .carryingLines:
            structure.flatMap { $0.carrying.isEmpty ? nil : Double($0.carryingLines) }
        case .listLines: thirdList(of: cell, report).map { Double($0.lines.all) }
        case .listLinesInPlace: thirdList(of: cell, report).map { Double($0.linesInPlace.all) }
        case .listPlaces: thirdList(of: cell, report).map { Double($0.places) }
        // A script of this feature expects one for each row. Another number would have ended the run.
        case .heightComputations:
            cell.feature != .comments
                ? nil : report.sameness.value?.first { $0.feature == .comments }.map { _ in 1 }
        // A difference would have ended the run.
        case .differences:
            report.sameness.value?.first { $0.feature == cell.feature }.map { _ in 0 }
        }
    }

    /// What the change costs that adds a list.
    private func thirdList(of cell: Cell, _ report: Report) -> ChangeCost? {
        report.changes.value?.first { $0.cell == cell }?.changes
            .first { $0.name == "plan-a-blog" }?.cost
    }

    /// The roles that hold rules, requests and presentation.
    private static let logic: Set<Role> = [.controller, .presenter, .viewModel, .interactor]

    private func score(of roles: Set<Role>, in mutation: CellMutation) -> MutationScore {
        mutation.roles.filter { roles.contains($0.role) }.map(\.score).reduce(.zero, +)
    }

    private func codeLines(of role: Role, _ lines: CellLines?) -> Double? {
        lines?.roles.first { $0.role == role }.map { Double($0.lines.code) }
    }

    /// How often files of some roles refer to the model.
    private func references(from roles: Set<Role>, _ structure: CellStructure?) -> Double? {
        structure.map { structure in
            let references = structure.roleReferences.filter {
                roles.contains($0.from) && $0.to == .model
            }
            return Double(references.reduce(0) { $0 + $1.count })
        }
    }

    /// The cyclomatic complexity of a function is one more than its decision points.
    private func decisions(of roles: Set<Role>, _ cell: Cell, _ report: Report) -> Double? {
        report.complexity.value?.first { $0.cell == cell }.map { complexity in
            let figures = complexity.roles.filter { roles.contains($0.role) }.map(\.figures)
            return Double(figures.reduce(0) { $0 + $1.complexity - $1.functions })
        }
    }
}

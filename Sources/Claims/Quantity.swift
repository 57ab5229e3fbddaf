package import Catalogue
internal import CellLines
internal import Coverage
internal import Lines
internal import Mutation
package import Report
internal import Structure

/// A figure of one cell that claims are judged by.
package enum Quantity: String, Sendable, CaseIterable {
    case codeLines
    case files
    case types
    case viewFreeShare
    case viewFreeKills
    case largestTypeShare
    case evenness
    case viewCodeLines
    case viewDecisions
    case screenDecisions
    case viewReferencesToModel
    case sceneCodeLines
    case viewAssignments

    /// How a table's heading names it.
    package var title: String {
        switch self {
        case .codeLines: "Code lines"
        case .files: "Files"
        case .types: "Types"
        case .viewFreeShare: "Lines reached without a view"
        case .viewFreeKills: "Score of the tests without a view ÷ that of all tests"
        case .largestTypeShare: "Largest type's share of code lines"
        case .evenness: "Evenness of code lines over roles"
        case .viewCodeLines: "Code lines of the role View"
        case .viewDecisions: "Decision points of the role View"
        case .screenDecisions: "Decision points of the roles View and Controller"
        case .viewReferencesToModel: "References from View to Model"
        case .sceneCodeLines: "Code lines of the role Scene"
        case .viewAssignments: "Statements that set a view's property from outside"
        }
    }

    /// Whether it is a part of a whole, from 0 to 1.
    package var isShare: Bool { self == .viewFreeShare || self == .largestTypeShare }

    /// Whether it is counted in whole numbers.
    package var isCount: Bool { !isShare && self != .evenness && self != .viewFreeKills }

    /// The figure of a cell; `nil` where it was not measured, or the cell has nothing to measure.
    package func value(of cell: Cell, in report: Report) -> Double? {
        let lines = report.lines.value?.first { $0.cell == cell }
        let structure = report.structure.value?.first { $0.cell == cell }
        return switch self {
        case .codeLines: (lines?.sources.code).map(Double.init)
        case .files: (lines?.sources.files).map(Double.init)
        case .types: (structure?.total.types).map(Double.init)
        case .viewFreeShare:
            report.coverage.value?.first { $0.cell == cell }?.withoutView.lines.fraction
        case .viewFreeKills: report.mutation.value?.first { $0.cell == cell }?.total.ratio
        case .largestTypeShare: structure?.largestShare
        case .evenness: structure?.evenness
        case .viewCodeLines: codeLines(of: .view, lines)
        case .sceneCodeLines: codeLines(of: .scene, lines)
        case .viewDecisions: decisions(of: [.view], cell, report)
        case .screenDecisions: decisions(of: [.view, .controller], cell, report)
        case .viewAssignments: (structure?.viewAssignments).map(Double.init)
        case .viewReferencesToModel:
            structure.map { structure in
                let references = structure.roleReferences.filter {
                    $0.from == .view && $0.to == .model
                }
                return Double(references.reduce(0) { $0 + $1.count })
            }
        }
    }

    private func codeLines(of role: Role, _ lines: CellLines?) -> Double? {
        lines?.roles.first { $0.role == role }.map { Double($0.lines.code) }
    }

    /// The cyclomatic complexity of a function is one more than its decision points.
    private func decisions(of roles: Set<Role>, _ cell: Cell, _ report: Report) -> Double? {
        report.complexity.value?.first { $0.cell == cell }.map { complexity in
            let figures = complexity.roles.filter { roles.contains($0.role) }.map(\.figures)
            return Double(figures.reduce(0) { $0 + $1.complexity - $1.functions })
        }
    }
}

internal import Matrix
package import SourceMeasures
internal import SwiftSource

extension MeasureKind {
    package static let lines = MeasureKind("lines", "Lines", \.lines, \.inconsistencyOfLines)
}

extension Report {
    package var lines: Measured<[CellLines]> {
        get { self[.lines] }
        set { self[.lines] = newValue }
    }

    fileprivate var inconsistencyOfLines: String? {
        if let reason = missing("lines", in: lines.value?.map(\.cell)) { return reason }
        return lines.value?.first { cell in
            let roles = cell.roles.map(\.lines)
            return cell.sources.code < 1
                || roles.reduce(0) { $0 &+ $1.code } != cell.sources.code
                || roles.reduce(0) { $0 &+ $1.files } != cell.sources.files
        }
        .map { "the lines of \($0.cell.moduleName) are not the sum over its roles" }
    }
}

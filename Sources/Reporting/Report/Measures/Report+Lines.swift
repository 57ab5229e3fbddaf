internal import Matrix
package import SourceMeasures
internal import SwiftSource

extension MeasureKind {
    package static let lines = MeasureKind("lines", "Lines", \.lines, \.inconsistencyOfLines)
}

extension Report {
    package var lines: Measured<[ImplementationLines]> {
        get { self[.lines] }
        set { self[.lines] = newValue }
    }

    fileprivate var inconsistencyOfLines: String? {
        if let reason = missing("lines", in: lines.value?.map(\.implementation)) { return reason }
        return lines.value?.first { implementation in
            let roles = implementation.roles.map(\.lines)
            return implementation.sources.code < 1
                || roles.reduce(0) { $0 &+ $1.code } != implementation.sources.code
                || roles.reduce(0) { $0 &+ $1.files } != implementation.sources.files
        }
        .map { "the lines of \($0.implementation.moduleName) are not the sum over its roles" }
    }
}

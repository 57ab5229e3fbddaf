package import Coverage
internal import Matrix

extension MeasureKind {
    package static let coverage = MeasureKind(
        "coverage",
        "Coverage",
        \.coverage,
        \.inconsistencyOfCoverage
    )
}

extension Report {
    package var coverage: Measured<[CellCoverage]> {
        get { self[.coverage] }
        set { self[.coverage] = newValue }
    }

    fileprivate var inconsistencyOfCoverage: String? {
        if let reason = missing("coverage", in: coverage.value?.map(\.cell)) { return reason }
        return coverage.value?.first { cell in
            let roles = cell.roles.map(\.counts.lines)
            return roles.reduce(0) { $0 &+ $1.covered } != cell.total.lines.covered
                || roles.reduce(0) { $0 &+ $1.count } != cell.total.lines.count
                || cell.total.lines.covered > cell.total.lines.count
        }
        .map { "the coverage of \($0.cell.moduleName) is not the sum over its roles" }
    }
}

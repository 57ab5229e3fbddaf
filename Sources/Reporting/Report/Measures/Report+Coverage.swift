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
    package var coverage: Measured<[ImplementationCoverage]> {
        get { self[.coverage] }
        set { self[.coverage] = newValue }
    }

    fileprivate var inconsistencyOfCoverage: String? {
        if let reason = missing("coverage", in: coverage.value?.map(\.implementation)) {
            return reason
        }
        return coverage.value?.first { implementation in
            let roles = implementation.roles.map(\.counts.lines)
            return roles.reduce(0) { $0 &+ $1.covered } != implementation.total.lines.covered
                || roles.reduce(0) { $0 &+ $1.count } != implementation.total.lines.count
                || implementation.total.lines.covered > implementation.total.lines.count
        }
        .map { "the coverage of \($0.implementation.moduleName) is not the sum over its roles" }
    }
}

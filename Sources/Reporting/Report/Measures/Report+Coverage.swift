package import Coverage

extension MeasureKind {
    package static let coverage = MeasureKind("coverage", "Coverage", \.coverage)
}

extension Report {
    package var coverage: Measured<[ImplementationCoverage]> {
        get { self[.coverage] }
        set { self[.coverage] = newValue }
    }
}

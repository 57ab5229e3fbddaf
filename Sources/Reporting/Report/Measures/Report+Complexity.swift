package import SourceMeasures

extension MeasureKind {
    package static let complexity = MeasureKind("complexity", "Complexity", \.complexity)
}

extension Report {
    package var complexity: Measured<[ImplementationComplexity]> {
        get { self[.complexity] }
        set { self[.complexity] = newValue }
    }
}

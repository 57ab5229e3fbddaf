package import SourceMeasures

extension MeasureKind {
    package static let lines = MeasureKind("lines", "Lines", \.lines)
}

extension Report {
    package var lines: Measured<[ImplementationLines]> {
        get { self[.lines] }
        set { self[.lines] = newValue }
    }
}

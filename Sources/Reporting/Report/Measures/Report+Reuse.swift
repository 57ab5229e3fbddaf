package import SourceMeasures

extension MeasureKind {
    package static let reuse = MeasureKind("reuse", "Module reuse", \.reuse)
}

extension Report {
    package var reuse: Measured<[ImplementationReuse]> {
        get { self[.reuse] }
        set { self[.reuse] = newValue }
    }
}

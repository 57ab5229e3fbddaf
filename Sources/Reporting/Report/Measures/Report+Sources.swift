package import SourceMeasures

extension MeasureKind {
    package static let sources = MeasureKind("sources", "Sources", \.sources)
}

extension Report {
    package var sources: Measured<[ImplementationText]> {
        get { self[.sources] }
        set { self[.sources] = newValue }
    }
}

package import Workshop

extension MeasureKind {
    package static let changes = MeasureKind("changes", "Changes", \.changes)
}

extension Report {
    package var changes: Measured<[ImplementationChanges]> {
        get { self[.changes] }
        set { self[.changes] = newValue }
    }
}

package import Structure

extension MeasureKind {
    package static let structure = MeasureKind("structure", "Structure", \.structure)
}

extension Report {
    package var structure: Measured<[ImplementationStructure]> {
        get { self[.structure] }
        set { self[.structure] = newValue }
    }
}

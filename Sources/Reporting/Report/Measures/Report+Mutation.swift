package import Mutation

extension MeasureKind {
    package static let mutation = MeasureKind("mutation", "Mutation", \.mutation)
}

extension Report {
    package var mutation: Measured<[ImplementationMutation]> {
        get { self[.mutation] }
        set { self[.mutation] = newValue }
    }
}

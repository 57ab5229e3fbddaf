extension MeasureKind {
    static let sameness = MeasureKind(
        "sameness",
        "Behavioural equivalence",
        \.sameness,
        \.inconsistencyOfSameness
    )
}

extension Report {
    package var sameness: Measured<[SamenessRecord]> {
        get { self[.sameness] }
        set { self[.sameness] = newValue }
    }

    fileprivate var inconsistencyOfSameness: String? {
        guard let records = sameness.value else { return nil }
        if records.map(\.feature) != features {
            return "it lacks the behavioural equivalence of a feature"
        }
        return records.first { $0.events < 1 }.map {
            "nothing happened in the scenarios of \($0.feature)"
        }
    }
}

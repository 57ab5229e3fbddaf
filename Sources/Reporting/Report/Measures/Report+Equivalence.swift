internal import Scenarios

extension MeasureKind {
    package static let sameness = MeasureKind(
        "sameness",
        term: "equivalence",
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
        if let idle = records.first(where: { $0.events < 1 }) {
            return "nothing happened in the scenarios of \(idle.feature)"
        }
        let uneven = records.first { record in
            let variants = variants(of: record.feature).count
            return record.counts.contains { $0.values.count != variants }
        }
        return uneven.map { "a counter of \($0.feature) has not one value for each variant" }
    }
}

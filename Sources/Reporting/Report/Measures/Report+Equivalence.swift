internal import Scenarios

extension MeasureKind {
    package static let equivalence = MeasureKind(
        // The key is older than the term, and old reports have it.
        "sameness",
        term: "equivalence",
        "Behavioural equivalence",
        \.equivalence,
        \.inconsistencyOfEquivalence
    )
}

extension Report {
    package var equivalence: Measured<[EquivalenceRecord]> {
        get { self[.equivalence] }
        set { self[.equivalence] = newValue }
    }

    fileprivate var inconsistencyOfEquivalence: String? {
        guard let records = equivalence.value else { return nil }
        // Equal screens after no event would prove nothing.
        if let idle = records.first(where: { $0.events < 1 }) {
            return "nothing happened in the scenarios of \(idle.feature)"
        }
        let uneven = records.first { record in
            let variants = variants(of: record.feature).count
            return record.counts.contains { $0.values.count != variants }
        }
        return uneven.map {
            "a counter of \($0.feature) has not one value for each variant"
        }
    }
}

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
        if let uneven { return "a counter of \(uneven.feature) has not one value for each variant" }
        let wrong = records.first { record in
            (record.restorations ?? []).contains {
                !variants(of: record.feature).contains($0.variant) || $0.restored < 0
                    || $0.restored > $0.interruptions
            }
        }
        return wrong.map { "the restored screens of \($0.feature) do not fit its interruptions" }
    }
}

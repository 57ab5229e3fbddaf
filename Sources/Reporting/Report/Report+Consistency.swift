internal import Matrix

extension Report {
    /// The contradiction in the report that prevents its pages; `nil` if there is none.
    ///
    /// A measured report is consistent. A report that was edited by hand may not be.
    var inconsistency: String? {
        guard !matrix.isEmpty else { return "it has no feature" }
        guard Set(features).count == features.count else { return "it has a feature twice" }
        guard descriptions.map(\.feature) == features else {
            return "it lacks the description of a feature"
        }
        return ValueRange.breach(in: self) ?? inconsistencyOfOrigins
            ?? machines.lazy.compactMap(\.inconsistency).first
            ?? MeasureKind.all.lazy.compactMap { $0.inconsistency(self) }.first
    }

    /// Returns the first implementation of the report without values, in words; `nil` if there is
    /// none.
    func missing(_ figures: String, in implementations: [Implementation]?) -> String? {
        guard let implementations else { return nil }
        return matrix.implementations.first { !implementations.contains($0) }.map {
            "it has no \(figures) of \($0)"
        }
    }

    private var inconsistencyOfOrigins: String? {
        let known = provenance.origins.map(\.measure)
        let subjects = provenance.origins.flatMap { origin in
            origin.subjects.map { "\(origin.measure) of \($0)" }
        }
        guard Set(subjects).count == subjects.count else {
            return "it states twice when a metric was measured"
        }
        return MeasureKind.all.first { $0.outcome(self) == .measured && !known.contains($0.name) }
            .map { "it does not state when and from which commit \($0.term) was measured" }
    }
}

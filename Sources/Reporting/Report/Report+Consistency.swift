internal import Matrix

extension Report {
    /// The reason why the report has no pages, such as a variant without a value; `nil` if there is
    /// none.
    ///
    /// A measured report has pages. The program must not crash on one that was edited by hand.
    var inconsistency: String? {
        guard !matrix.isEmpty else { return "it has no feature" }
        guard Set(features).count == features.count else { return "it has a feature twice" }
        guard descriptions.map(\.feature) == features else {
            return "it lacks the description of a feature"
        }
        return ValueRange.violation(in: self)
            ?? machines.lazy.compactMap(\.inconsistency).first
            ?? MeasureKind.all.lazy.compactMap { $0.inconsistency(self) }.first
    }
}

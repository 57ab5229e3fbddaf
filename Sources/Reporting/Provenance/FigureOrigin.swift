/// In which state of the sources and of the machine one measure was made. It goes with the figures,
/// also where a later run takes them over, since nothing they depend on has changed.
package struct FigureOrigin: Hashable, Sendable, Codable {
    /// What commands call the measure, as `latency`.
    package var measure: String
    /// The cells or features that it was made of in this run, as `greeting MVC` or `greeting`.
    package var subjects: [String]
    /// When measuring began, in UTC, as `2026-03-01T12:00:00Z`.
    package var date: String
    /// The commit of the sources that were measured, or why it is not known.
    package var commit: String
    /// Whether sources differed from the commit; `nil` where that is not known.
    package var hasUncommittedChanges: Bool?
    package var loadBefore: Load
    package var loadAfter: Load

    package init(
        measure: String,
        subjects: [String],
        date: String,
        commit: String,
        hasUncommittedChanges: Bool?,
        loadBefore: Load,
        loadAfter: Load
    ) {
        self.measure = measure
        self.subjects = subjects
        self.date = date
        self.commit = commit
        self.hasUncommittedChanges = hasUncommittedChanges
        self.loadBefore = loadBefore
        self.loadAfter = loadAfter
    }

    /// Whether another figure was made in the same go, of whatever subject.
    package func isSame(as other: FigureOrigin) -> Bool {
        var other = other
        other.subjects = subjects
        return self == other
    }

    /// For how many seconds, summed over processors, the host gave them to others meanwhile; `nil`
    /// where not known.
    package var stolenSeconds: Double? {
        guard let before = loadBefore.stolenTicks, let after = loadAfter.stolenTicks else {
            return nil
        }
        return (Double(after) - Double(before)) / 100
    }
}

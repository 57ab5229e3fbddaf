/// The provenance of the values of one metric: the state of the sources and of the machine. It is
/// stored with the values, also if a later run reuses them because no source has changed.
package struct MeasurementOrigin: Hashable, Sendable, Codable {
    package var metric: Metric
    /// The implementations or features that were measured in this run, such as `greeting MVC` or
    /// `greeting`.
    package var subjects: [String]
    /// The start of the measurement in UTC, such as `2026-03-01T12:00:00Z`.
    package var date: String
    /// The commit of the measured sources, or the reason why it is not known.
    package var commit: String
    /// Indicates whether sources differed from the commit; `nil` if that is not known.
    package var hasUncommittedChanges: Bool?
    package var loadBefore: Load
    package var loadAfter: Load

    package init(
        metric: Metric,
        subjects: [String],
        date: String,
        commit: String,
        hasUncommittedChanges: Bool?,
        loadBefore: Load,
        loadAfter: Load
    ) {
        self.metric = metric
        self.subjects = subjects
        self.date = date
        self.commit = commit
        self.hasUncommittedChanges = hasUncommittedChanges
        self.loadBefore = loadBefore
        self.loadAfter = loadAfter
    }

    /// Returns true if the other values were measured in the same run. The subjects may differ.
    package func isSame(as other: MeasurementOrigin) -> Bool {
        var other = other
        other.subjects = subjects
        return self == other
    }

    /// The CPU steal time during the measurement in seconds, summed over processors; `nil` if it is
    /// not known.
    package var stealSeconds: Double? {
        guard let before = loadBefore.stealTicks, let after = loadAfter.stealTicks else {
            return nil
        }
        return (Double(after) - Double(before)) / 100
    }
}

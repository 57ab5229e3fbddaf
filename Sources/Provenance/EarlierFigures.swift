/// Figures that a run took from an earlier one on the same machine, since nothing had changed.
package struct EarlierFigures: Hashable, Sendable, Codable {
    /// What commands call the measure, as `latency`.
    package var measure: String
    /// When it was measured, in UTC, as `2026-03-01T12:00:00Z`.
    package var date: String

    package init(measure: String, date: String) {
        self.measure = measure
        self.date = date
    }
}

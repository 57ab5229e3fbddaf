extension Report {
    /// The outcome of a metric, without its values.
    package enum Outcome: Hashable, Sendable {
        case measured
        case notAvailable(reason: String)
        /// The metric is not measured yet, so the report is partial.
        case pending
        case leftOut
    }

    /// The names of the metrics that are not measured yet; empty for a complete report.
    package var pending: [String] {
        outcomes.filter { $0.outcome == .pending }.map(\.measure)
    }

    /// The titles of the metrics that are not measured yet, as pages call them.
    package var pendingTitles: [String] {
        let names = pending
        return MeasureKind.all.filter { names.contains($0.name) }.map(\.title)
    }

    /// The outcomes of all metrics by their keys in JSON, in the order of pages.
    package var outcomes: [(measure: String, outcome: Outcome)] {
        MeasureKind.all.map { ($0.name, $0.outcome(self)) }
    }
}

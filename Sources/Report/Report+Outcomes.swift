extension Report {
    /// What became of a measure, whatever its figures are.
    package enum Outcome: Hashable, Sendable {
        case measured
        case notAvailable(reason: String)
        case leftOut
    }

    /// Every measure by its key in JSON, in the order of pages.
    package var outcomes: [(measure: String, outcome: Outcome)] {
        MeasureKind.all.map { ($0.name, $0.outcome(self)) }
    }
}

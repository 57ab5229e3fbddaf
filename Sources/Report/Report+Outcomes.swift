extension Report {
    /// What became of a measure, whatever its figures are.
    package enum Outcome: Hashable, Sendable {
        case measured
        case notAvailable(reason: String)
        case leftOut
    }

    /// Every measure by its key in JSON, in the order of pages.
    package var outcomes: [(measure: String, outcome: Outcome)] {
        [
            ("sameness", sameness.outcome), ("lines", lines.outcome),
            ("complexity", complexity.outcome), ("structure", structure.outcome),
            ("coverage", coverage.outcome), ("mutation", mutation.outcome),
            ("latency", latency.outcome), ("instructions", instructions.outcome),
            ("growth", growth.outcome), ("trace", trace.outcome),
        ]
    }
}

extension Measured {
    fileprivate var outcome: Report.Outcome {
        switch self {
        case .figures: .measured
        case .notAvailable(let reason): .notAvailable(reason: reason)
        case .notMeasured: .leftOut
        }
    }
}

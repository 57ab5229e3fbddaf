/// A kind of figures that a report may have. ``all`` is the one list of them; what makes the figures
/// stands apart.
package struct MeasureKind: Sendable {
    /// What commands and JSON call it, as `lines`.
    package let name: String
    /// What pages call it, as `Lines`.
    package let title: String
    /// What became of it in a report.
    let outcome: @Sendable (Report) -> Report.Outcome
    /// What in its figures makes no sense, in words that follow “it is not a report, since”; `nil`
    /// where nothing does. Figures that make none are neither kept nor drawn.
    package let inconsistency: @Sendable (Report) -> String?

    private init<Value>(
        _ name: String,
        _ title: String,
        _ figures: any KeyPath<Report, Measured<Value>> & Sendable,
        _ inconsistency: any KeyPath<Report, String?> & Sendable
    ) {
        self.name = name
        self.title = title
        outcome = { $0[keyPath: figures].outcome }
        self.inconsistency = { $0[keyPath: inconsistency] }
    }

    /// Every kind, in the order of pages.
    package static let all = [
        MeasureKind("sameness", "Sameness", \.sameness, \.inconsistencyOfSameness),
        MeasureKind("lines", "Lines", \.lines, \.inconsistencyOfLines),
        MeasureKind("complexity", "Complexity", \.complexity, \.inconsistencyOfComplexity),
        MeasureKind("structure", "Structure", \.structure, \.inconsistencyOfStructure),
        MeasureKind("coverage", "Coverage", \.coverage, \.inconsistencyOfCoverage),
        MeasureKind("mutation", "Mutation", \.mutation, \.inconsistencyOfMutation),
        MeasureKind("latency", "Latency", \.latency, \.inconsistencyOfLatency),
        MeasureKind("instructions", "Instructions", \.instructions, \.inconsistencyOfInstructions),
        MeasureKind("growth", "Growth", \.growth, \.inconsistencyOfGrowth),
        MeasureKind("trace", "Trace", \.trace, \.inconsistencyOfTrace),
    ]
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

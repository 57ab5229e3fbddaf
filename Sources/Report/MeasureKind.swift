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
        _ figures: @escaping @Sendable (Report) -> Measured<Value>,
        inconsistency: @escaping @Sendable (Report) -> String?
    ) {
        self.name = name
        self.title = title
        outcome = { figures($0).outcome }
        self.inconsistency = inconsistency
    }

    /// Every kind, in the order of pages.
    package static let all = [
        MeasureKind("sameness", "Sameness", { $0.sameness }) { $0.inconsistencyOfSameness },
        MeasureKind("lines", "Lines", { $0.lines }) { $0.inconsistencyOfLines },
        MeasureKind("complexity", "Complexity", { $0.complexity }) { $0.inconsistencyOfComplexity },
        MeasureKind("structure", "Structure", { $0.structure }) { $0.inconsistencyOfStructure },
        MeasureKind("coverage", "Coverage", { $0.coverage }) { $0.inconsistencyOfCoverage },
        MeasureKind("mutation", "Mutation", { $0.mutation }) { $0.inconsistencyOfMutation },
        MeasureKind("latency", "Latency", { $0.latency }) { $0.inconsistencyOfLatency },
        MeasureKind("instructions", "Instructions", { $0.instructions }) {
            $0.inconsistencyOfInstructions
        },
        MeasureKind("growth", "Growth", { $0.growth }) { $0.inconsistencyOfGrowth },
        MeasureKind("trace", "Trace", { $0.trace }) { $0.inconsistencyOfTrace },
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

/// A kind of figures that a report may have. ``all`` is the one list of them; each stands in a file of
/// its own in `Measures`, with what its figures must satisfy. What makes the figures stands apart.
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

    /// Reads its figures from the JSON of a report.
    let decode: @Sendable (KeyedDecodingContainer<Report.Key>) throws -> AnyMeasured
    /// Writes its figures into the JSON of a report.
    let encode: @Sendable (Report, inout KeyedEncodingContainer<Report.Key>) throws -> Void
    /// Marks it in a report as requested and not measured yet.
    package let markPending: @Sendable (inout Report) -> Void

    init<Value>(
        _ name: String,
        _ title: String,
        _ figures: any WritableKeyPath<Report, Measured<Value>> & Sendable,
        _ inconsistency: any KeyPath<Report, String?> & Sendable
    ) {
        self.name = name
        self.title = title
        outcome = { $0[keyPath: figures].outcome }
        markPending = { $0[keyPath: figures] = .pending }
        self.inconsistency = { $0[keyPath: inconsistency] }
        encode = { try $1.encode($0[keyPath: figures], forKey: Report.Key(name)) }
        decode = { AnyMeasured(try $0.decode(Measured<Value>.self, forKey: Report.Key(name))) }
    }

    /// Every kind, in the order of pages.
    package static let all: [MeasureKind] = [
        .sameness, .sources, .lines, .complexity, .reuse, .structure, .coverage, .mutation,
        .latency, .instructions, .memory, .growth, .trace, .changes,
    ]
}

extension Measured {
    fileprivate var outcome: Report.Outcome {
        switch self {
        case .figures: .measured
        case .notAvailable(let reason): .notAvailable(reason: reason)
        case .pending: .pending
        case .notMeasured: .leftOut
        }
    }
}

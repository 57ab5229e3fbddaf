extension Report {
    /// The outcome of a metric, without its values.
    package enum Outcome: Hashable, Sendable {
        case measured
        case notAvailable(reason: String)
        /// The metric is not measured yet, so the report is partial.
        case pending
        case excluded
    }

    /// The metrics that are not measured yet; empty for a complete report.
    package var pending: [Metric] { Metric.allCases.filter { outcome(of: $0) == .pending } }

    /// Returns the outcome of a metric.
    package func outcome(of metric: Metric) -> Outcome { metric.place.outcome(self) }

    /// Marks a metric as requested and not measured yet.
    package mutating func markPending(_ metric: Metric) { metric.place.markPending(&self) }
}

extension Metric {
    /// The place of a metric's outcome in a report, without the type of its values.
    fileprivate struct Place {
        let outcome: (Report) -> Report.Outcome
        let markPending: (inout Report) -> Void

        init<Value>(_ path: WritableKeyPath<Report, Measured<Value>>) {
            outcome = { $0[keyPath: path].outcome }
            markPending = { $0[keyPath: path] = .pending }
        }
    }

    fileprivate var place: Place {
        switch self {
        case .equivalence: Place(\.equivalence)
        case .sources: Place(\.sources)
        case .lines: Place(\.lines)
        case .complexity: Place(\.complexity)
        case .reuse: Place(\.reuse)
        case .structure: Place(\.structure)
        case .coverage: Place(\.coverage)
        case .mutation: Place(\.mutation)
        case .latency: Place(\.latency)
        case .instructions: Place(\.instructions)
        case .memory: Place(\.memory)
        case .scaling: Place(\.scaling)
        case .trace: Place(\.trace)
        case .changes: Place(\.changes)
        }
    }
}

extension Measured {
    fileprivate var outcome: Report.Outcome {
        switch self {
        case .measured: .measured
        case .notAvailable(let reason): .notAvailable(reason: reason)
        case .pending: .pending
        case .notMeasured: .excluded
        }
    }
}

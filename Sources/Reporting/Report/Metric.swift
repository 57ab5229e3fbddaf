/// A metric of reports. The cases are in the order of pages, and there is no other list of them: the
/// compiler demands a place in a report, a section of pages and a measurement for each.
///
/// The raw value is the key in JSON and the name in commands.
package enum Metric: String, CaseIterable, Codable, Sendable {
    case equivalence, sources, lines, complexity, reuse, structure, coverage, tests, mutation,
        latency, instructions, memory, scaling, trace, changes

    /// The name on pages, such as `Lines`.
    package var title: String { entry.title }

    /// The title of a metric and the place of its outcome in a report.
    fileprivate struct Entry {
        let title: String
        /// Returns the outcome without the type of the values.
        let outcome: (Report) -> Report.Outcome
        let markPending: (inout Report) -> Void
        let areEqual: (Report, Report) -> Bool

        init<Value>(_ title: String, _ place: WritableKeyPath<Report, Measured<Value>>) {
            self.title = title
            outcome = { $0[keyPath: place].outcome }
            markPending = { $0[keyPath: place] = .pending }
            areEqual = { $0[keyPath: place] == $1[keyPath: place] }
        }
    }

    fileprivate var entry: Entry {
        switch self {
        case .equivalence: Entry("Behavioural equivalence", \.equivalence)
        case .sources: Entry("Sources", \.sources)
        case .lines: Entry("Lines", \.lines)
        case .complexity: Entry("Complexity", \.complexity)
        case .reuse: Entry("Module reuse", \.reuse)
        case .structure: Entry("Structure", \.structure)
        case .coverage: Entry("Coverage", \.coverage)
        case .tests: Entry("Test times", \.tests)
        case .mutation: Entry("Mutation", \.mutation)
        case .latency: Entry("Latency", \.latency)
        case .instructions: Entry("Instructions", \.instructions)
        case .memory: Entry("Memory", \.memory)
        case .scaling: Entry("Scaling", \.scaling)
        case .trace: Entry("Role interactions", \.trace)
        case .changes: Entry("Changes", \.changes)
        }
    }
}

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
    package func outcome(of metric: Metric) -> Outcome { metric.entry.outcome(self) }

    /// Returns whether another report has the same outcome of a metric, with the same values.
    func hasSameValues(of metric: Metric, as other: Report) -> Bool {
        metric.entry.areEqual(self, other)
    }

    /// Marks a metric as requested and not measured yet.
    package mutating func markPending(_ metric: Metric) { metric.entry.markPending(&self) }
}

extension Measured {
    fileprivate var outcome: Report.Outcome {
        switch self {
        case .values: .measured
        case .notAvailable(let reason): .notAvailable(reason: reason)
        case .pending: .pending
        case .notMeasured: .excluded
        }
    }
}

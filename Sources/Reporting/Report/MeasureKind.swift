/// A metric of reports. ``all`` is the only list of them; each has a file of its own in `Measures`,
/// with the conditions for its values. The code that measures is separate.
package struct MeasureKind: Sendable {
    /// The key in JSON, such as `lines`.
    package let name: String
    /// The name in commands and messages. Commands accept ``name`` as well.
    package let term: String
    /// The name on pages, such as `Lines`.
    package let title: String
    /// Returns the outcome of the metric in a report.
    let outcome: @Sendable (Report) -> Report.Outcome
    /// Returns the reason why no page can show the values, such as a variant without a value, in
    /// words that follow “it is not a report, since”; `nil` if there is none. Such values are
    /// neither stored nor rendered.
    package let inconsistency: @Sendable (Report) -> String?

    /// Reads the values from the JSON of a report. A report from before the metric existed has no
    /// key for it, and did not measure it.
    let decode: @Sendable (KeyedDecodingContainer<Report.Key>) throws -> AnyMeasured
    /// Writes the values into the JSON of a report.
    let encode: @Sendable (Report, inout KeyedEncodingContainer<Report.Key>) throws -> Void
    /// Marks the metric in a report as requested and not measured yet.
    package let markPending: @Sendable (inout Report) -> Void

    init<Value>(
        _ name: String,
        term: String? = nil,
        _ title: String,
        _ values: any WritableKeyPath<Report, Measured<Value>> & Sendable,
        _ inconsistency: @escaping @Sendable (Report) -> String? = { _ in nil }
    ) {
        self.name = name
        self.term = term ?? name
        self.title = title
        outcome = { $0[keyPath: values].outcome }
        markPending = { $0[keyPath: values] = .pending }
        self.inconsistency = inconsistency
        encode = { try $1.encode($0[keyPath: values], forKey: Report.Key(name)) }
        decode = { container in
            let measured = try container.decodeIfPresent(
                Measured<Value>.self,
                forKey: Report.Key(name)
            )
            return AnyMeasured(measured ?? .notMeasured)
        }
    }

    /// All metrics, in the order of pages.
    package static let all: [MeasureKind] = [
        .equivalence, .sources, .lines, .complexity, .reuse, .structure, .coverage, .mutation,
        .latency, .instructions, .memory, .scaling, .trace, .changes,
    ]
}

extension Measured {
    fileprivate var outcome: Report.Outcome {
        switch self {
        case .measured: .measured
        case .notAvailable(let reason): .notAvailable(reason: reason)
        case .pending: .pending
        case .notMeasured: .leftOut
        }
    }
}

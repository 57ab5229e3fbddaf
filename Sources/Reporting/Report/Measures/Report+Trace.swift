internal import Matrix
package import Tracing

extension MeasureKind {
    package static let trace = MeasureKind(
        "trace",
        "Role interactions",
        \.trace,
        \.inconsistencyOfTrace
    )
}

extension Report {
    package var trace: Measured<TraceMeasurement> {
        get { self[.trace] }
        set { self[.trace] = newValue }
    }

    fileprivate var inconsistencyOfTrace: String? {
        (trace.value?.scenarios ?? []).first { scenario in
            scenario.variants.map(\.variant) != variants(of: scenario.feature)
                || scenario.variants.contains {
                    $0.interactions.isEmpty || $0.interactions.count + 1 != scenario.screens.count
                }
        }
        .map { "\($0.scenario) lacks the trace or the screens of a variant" }
    }
}

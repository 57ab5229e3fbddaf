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
        (trace.value?.scripts ?? []).first { script in
            script.variants.map(\.variant) != variants(of: script.feature)
                || script.variants.contains {
                    $0.interactions.isEmpty || $0.interactions.count + 1 != script.screens.count
                }
        }
        .map { "\($0.script) lacks the trace or the screens of a variant" }
    }
}

package import Latency
internal import Matrix

extension MeasureKind {
    package static let scaling = MeasureKind(
        "scaling",
        term: "scaling",
        "Scaling",
        \.scaling,
        \.inconsistencyOfScaling
    )
}

extension Report {
    package var scaling: Measured<ScalingMeasurement> {
        get { self[.scaling] }
        set { self[.scaling] = newValue }
    }

    fileprivate var inconsistencyOfScaling: String? {
        guard let scaling = scaling.value else { return nil }
        guard scaling.rows == matrix else {
            return "scaling belongs to other variants than those of the report"
        }
        for scenario in scaling.scenarios {
            let isWhole =
                scenario.variants.count == variants(of: scenario.feature).count
                && scenario.variants.allSatisfy { $0.nanosecondsPerCall.count == scenario.sizes.count }
            guard isWhole else {
                return "scaling of \(scenario.scenario) lacks a value of a variant and size"
            }
        }
        return nil
    }
}

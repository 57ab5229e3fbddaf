package import Latency
internal import Matrix

extension MeasureKind {
    package static let growth = MeasureKind(
        "growth",
        term: "scaling",
        "Scaling",
        \.growth,
        \.inconsistencyOfGrowth
    )
}

extension Report {
    package var growth: Measured<GrowthMeasurement> {
        get { self[.growth] }
        set { self[.growth] = newValue }
    }

    fileprivate var inconsistencyOfGrowth: String? {
        guard let growth = growth.value else { return nil }
        guard growth.rows == matrix else {
            return "scaling belongs to other variants than those of the report"
        }
        for script in growth.scripts {
            let isWhole =
                script.variants.count == variants(of: script.feature).count
                && script.variants.allSatisfy { $0.nanosecondsPerCall.count == script.sizes.count }
            guard isWhole else {
                return "scaling of \(script.script) lacks a value of a variant and size"
            }
        }
        return nil
    }
}

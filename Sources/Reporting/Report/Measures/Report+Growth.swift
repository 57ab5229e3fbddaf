package import Latency
internal import Matrix
internal import Statistics

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
            guard script.variants.map(\.latency).allSatisfy({ isConsistent($0) }) else {
                return "scaling of \(script.script) has an exponent outside its interval"
            }
        }
        return nil
    }

    private func isConsistent(_ growth: Growth) -> Bool {
        ([growth.lastStep] + (growth.fit.map { [$0.exponent] } ?? [])).allSatisfy {
            $0.lower <= $0.exponent && $0.exponent <= $0.upper
        }
    }
}

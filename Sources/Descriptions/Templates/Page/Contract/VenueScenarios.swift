// @sample
internal import Scenarios

extension FeatureContract {
    static let venuePageScenarios: [NamedScenario] = []
    static let venuePageLatencyScenarios: [LatencyScenario] = []
}
// @end

// @sample
internal import Scenarios

extension FeatureContract {
    static let rosterScenarios: [NamedScenario] = []
    static let rosterLatencyScenarios: [LatencyScenario] = []
}
// @end

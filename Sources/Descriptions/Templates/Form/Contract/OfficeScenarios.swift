// @sample
internal import Scenarios

extension FeatureContract {
    static let officeScenarios: [NamedScenario] = []
    static let officeLatencyScenarios: [LatencyScenario] = []
}
// @end

// @sample
internal import Scenarios

extension FeatureContract {
    static let deskScenarios: [NamedScenario] = []
    static let deskLatencyScenarios: [LatencyScenario] = []
}
// @end

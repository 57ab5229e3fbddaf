// @sample
internal import Scenarios

extension FeatureContract {
    static let panelScenarios: [NamedScenario] = []
}
// @end

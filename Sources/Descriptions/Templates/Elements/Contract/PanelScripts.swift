// @sample
internal import Scenarios

extension FeatureContract {
    static let panelScripts: [NamedScenario] = []
}
// @end

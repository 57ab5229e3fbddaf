// @sample
internal import Scenarios

extension FeatureContract {
    static let officeScripts: [NamedScenario] = []
    static let officeLatencyScripts: [LatencyScenario] = []
}
// @end

// @sample
internal import Scenarios

extension FeatureContract {
    static let rosterScripts: [NamedScenario] = []
    static let rosterLatencyScripts: [LatencyScenario] = []
}
// @end

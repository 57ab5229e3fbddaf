// @sample
internal import Scenarios

extension FeatureContract {
    static let deskScripts: [NamedScenario] = []
    static let deskLatencyScripts: [LatencyScenario] = []
}
// @end

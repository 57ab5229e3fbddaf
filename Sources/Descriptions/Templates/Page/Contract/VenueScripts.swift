// @sample
internal import Scenarios

extension FeatureContract {
    static let venuePageScripts: [NamedScenario] = []
    static let venuePageLatencyScripts: [LatencyScenario] = []
}
// @end

internal import Matrix
internal import Scenarios

extension [MatrixRow] {
    /// The number of latency benches: one for each scenario and variant, and one for the A/A
    /// control of each scenario.
    package var benches: Int {
        reduce(0) { $0 + $1.feature.contract.latencyScenarios.count * ($1.variants.count + 1) }
    }
}

internal import Matrix
internal import Scenarios

extension [MatrixRow] {
    /// How many benches latency is measured on: one for each script and variant, and one for the
    /// control of each script.
    package var benches: Int {
        reduce(0) { $0 + $1.feature.contract.latencyScripts.count * ($1.variants.count + 1) }
    }
}

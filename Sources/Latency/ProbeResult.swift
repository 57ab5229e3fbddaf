package import Catalogue

/// What one process of the probe measured.
package struct ProbeResult: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        /// How many calls one batch had, the same for all variants.
        package let callsPerBatch: Int
        /// What a call costs that does nothing, with the loop around it.
        package let emptyNanosecondsPerCall: Double
        /// For each round, for each variant and then the control.
        package let nanosecondsPerCall: [[Double]]

        package init(
            feature: Feature,
            script: String,
            callsPerBatch: Int,
            emptyNanosecondsPerCall: Double,
            nanosecondsPerCall: [[Double]]
        ) {
            self.feature = feature
            self.script = script
            self.callsPerBatch = callsPerBatch
            self.emptyNanosecondsPerCall = emptyNanosecondsPerCall
            self.nanosecondsPerCall = nanosecondsPerCall
        }
    }

    package let scripts: [OfScript]

    package init(scripts: [OfScript]) {
        self.scripts = scripts
    }
}

package import Matrix

/// A task for one process of the probe: a latency measurement, as JSON.
package struct ProbeRequest: Hashable, Sendable, Codable {
    /// The features with their variants, in the order of the results; the A/A control follows the
    /// variants.
    package var rows: [MatrixRow]
    package var settings: LatencySettings
    /// The index of the process, from 0.
    package var process: Int
    /// The share by which the control is slowed down, to verify that this is detected; `nil` for
    /// none.
    package var injectedSlowdown: Double?

    package init(
        rows: [MatrixRow],
        settings: LatencySettings,
        process: Int,
        injectedSlowdown: Double? = nil
    ) {
        self.rows = rows
        self.settings = settings
        self.process = process
        self.injectedSlowdown = injectedSlowdown
    }
}

package import Matrix

/// A task for one process of the probe: a latency measurement, as JSON.
package struct ProbeRequest: Hashable, Sendable, Codable {
    /// The features with their variants, in the order of the results; the A/A control follows the
    /// variants.
    package var rows: [MatrixRow]
    package var settings: LatencySettings
    /// The index of the process, from 0.
    package var process: Int

    package init(rows: [MatrixRow], settings: LatencySettings, process: Int) {
        self.rows = rows
        self.settings = settings
        self.process = process
    }
}

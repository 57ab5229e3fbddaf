package import Matrix

/// What one process of the probe is asked to measure. It is handed over as JSON.
package struct ProbeRequest: Hashable, Sendable, Codable {
    /// In the order in which results are given; behind the variants comes the control.
    package var rows: [MatrixRow]
    package var settings: LatencySettings
    /// Which of the processes this is, counted from 0.
    package var process: Int
    /// By which share the control is made slower, to see whether that is found; `nil` for not at
    /// all.
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

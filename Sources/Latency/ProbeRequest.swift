package import Catalogue

/// What one process of the probe is asked to measure. It is handed over as JSON.
package struct ProbeRequest: Hashable, Sendable, Codable {
    package var features: [Feature]
    /// In the order in which results are given; behind them comes the control.
    package var variants: [Variant]
    package var settings: LatencySettings
    /// Which of the processes this is, counted from 0.
    package var process: Int
    /// By which share the control is made slower, to see whether that is found; `nil` for not at
    /// all.
    package var injectedSlowdown: Double?

    package init(
        features: [Feature],
        variants: [Variant],
        settings: LatencySettings,
        process: Int,
        injectedSlowdown: Double? = nil
    ) {
        self.features = features
        self.variants = variants
        self.settings = settings
        self.process = process
        self.injectedSlowdown = injectedSlowdown
    }
}

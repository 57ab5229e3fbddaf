/// A scenario in a contract whose latency is measured.
struct LatencyScenarioText {
    let name: String
    let summary: String
    /// The events before the measurement, in JSON.
    let setup: [String]
    /// The measured events; `nil` if the opening of the screen is measured.
    var measured: [String]?
    /// The events after which the measured ones can be repeated; empty if none are needed.
    var reset: [String] = []
    /// Indicates whether each measurement begins with a new screen.
    var opensAnew = false
    /// The number of screens that are measured in turn; `nil` for the default.
    var screenCount: Int?

    /// Returns the declaration of the latency scenarios of a feature.
    ///
    /// - Parameter name: the name of the constant.
    static func declaration(_ scenarios: [LatencyScenarioText], _ name: String) -> String {
        """

            static let \(name) = [
        \(scenarios.map(\.text).joined())    ]

        """
    }

    private var text: String {
        let further = [
            reset.isEmpty ? nil : "reset: \(SwiftText.events(reset))",
            opensAnew ? "opensAnew: true" : nil,
            screenCount.map { "screenCount: \($0)" },
        ]
        let arguments =
            [
                SwiftText.literal(name), SwiftText.literal(summary),
                "setup: \(SwiftText.events(setup))",
                measured.map { "measured: .events(\(SwiftText.events($0)))" }
                    ?? "measured: .opening",
            ] + further.compactMap(\.self)
        return "        LatencyScenario(\n"
            + SwiftText.indented(arguments.joined(separator: ",\n"), by: 12) + "\n        ),\n"
    }
}

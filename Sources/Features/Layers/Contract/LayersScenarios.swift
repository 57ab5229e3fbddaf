internal import Scenarios

extension FeatureContract {
    static let layersScenarios =
        (0...5).map { count in
            NamedScenario(
                "through-\(count)",
                "A tap shows the greeting through \(text(count)).",
                source: """
                    {"open": "layers", "layers": \(count)}
                    {"expect": {"greeting": "", "show-greeting": "Show greeting"}}
                    {"tap": "show-greeting"}
                    {"expect": {"greeting": "Hello David Blaine"}}
                    """
            )
        }
        + [
            NamedScenario(
                "each-tap",
                "The layers forward each tap, and the person is read at each tap.",
                source: """
                    {"open": "layers", "layers": 3}
                    {"tap": "show-greeting"}
                    {"set": {"firstName": "Ada"}}
                    {"expect": {"greeting": "Hello David Blaine"}}
                    {"tap": "show-greeting"}
                    {"expect": {"greeting": "Hello Ada Blaine"}}
                    {"set": {"firstName": ""}}
                    {"tap": "show-greeting"}
                    {"expect": {"greeting": "Hello Blaine"}}
                    """
            ),
            NamedScenario(
                "closes",
                "After the screen is closed, the layers are released, too.",
                source: """
                    {"open": "layers", "layers": 5}
                    {"tap": "show-greeting"}
                    {"close": true}
                    """
            ),
        ]

    /// One scenario for each number of layers. Its name ends in the number.
    static let layersLatencyScenarios = (0...5).map { count in
        LatencyScenario(
            "tap-\(count)",
            "One tap on “Show greeting” through \(text(count)).",
            setup: #"{"open": "layers", "layers": \#(count)}"#,
            measured: .events(#"{"tap": "show-greeting"}"#)
        )
    }

    private static func text(_ count: Int) -> String {
        count == 1 ? "1 layer" : "\(count) layers"
    }
}

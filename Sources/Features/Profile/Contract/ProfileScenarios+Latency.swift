internal import Scenarios

extension FeatureContract {
    private static let profileOpening =
        #"{"open": "profile", "scheduler": "immediate", "recorded": false}"#

    static let profileLatencyScenarios = [
        LatencyScenario(
            "open",
            "Opening the card, until the profile has loaded.",
            setup: profileOpening,
            measured: .opening,
            screenCount: 16
        ),
        LatencyScenario(
            "edit",
            "One tap on “Edit”, which opens the editor.",
            setup: profileOpening,
            measured: .events(#"{"tap": "edit"}"#),
            reset: #"{"tap": "cancel"}"#,
            screenCount: 16
        ),
        LatencyScenario(
            "type",
            "One edit of the name in the editor, with validation.",
            setup: """
                \(profileOpening)
                {"tap": "edit"}
                """,
            measured: .events(
                """
                {"type": "name", "text": "Grace"}
                {"type": "name", "text": ""}
                """
            )
        ),
        LatencyScenario(
            "save",
            "One tap on “Save”, until the editor has closed and the card shows the profile.",
            setup: """
                \(profileOpening)
                {"tap": "edit"}
                {"toggle": "newsletter"}
                """,
            measured: .events(#"{"tap": "save"}"#),
            reset: """
                {"tap": "edit"}
                {"toggle": "newsletter"}
                """,
            screenCount: 16
        ),
    ]

    static let profileScalingScenarios = [
        ScalingScenario(
            "type",
            "One edit of the name, while the biography has N characters.",
            sizes: [10, 100, 1_000, 10_000, 100_000]
        ) { characters in
            LatencyScenario(
                "type",
                "",
                setup: """
                    {"open": "profile", "scheduler": "immediate", "recorded": false, "bio": "\(String(repeating: "a", count: characters))"}
                    {"tap": "edit"}
                    """,
                measured: .events(
                    """
                    {"type": "name", "text": "Grace"}
                    {"type": "name", "text": ""}
                    """
                )
            )
        }
    ]
}

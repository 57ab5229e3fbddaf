internal import Scenarios

extension FeatureContract {
    static let peopleLatencyScenarios = [
        LatencyScenario(
            "open",
            "Opening the list, until 20 people have loaded and 12 are shown.",
            setup:
                #"{"open": "people", "people": 20, "scheduler": "immediate", "recorded": false}"#,
            measured: .opening,
            screenCount: 8
        ),
        LatencyScenario(
            "reveal",
            "One tap on “Following”, which reveals or hides the delete button.",
            setup: #"""
                {"open": "people", "people": 20, "known": [3], "scheduler": "immediate", "recorded": false}
                """#,
            measured: .events(#"{"tap": "person.3.action"}"#)
        ),
        LatencyScenario(
            "accept",
            "A person accepts a friend request, until the row shows it.",
            setup: #"""
                {"open": "people", "kind": "friend", "people": 20, "asked": [3], "scheduler": "immediate", "recorded": false}
                """#,
            measured: .events(#"{"accept": 3}"#),
            reset: """
                {"tap": "person.3.action"}
                {"tap": "person.3.delete"}
                {"tap": "person.3.action"}
                """,
            screenCount: 16
        ),
    ]
}

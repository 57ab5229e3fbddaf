internal import Scenarios

extension FeatureContract {
    private static let opening =
        #"{"open": "comments", "scheduler": "immediate", "recorded": false}"#

    static let commentsLatencyScenarios = [
        LatencyScenario(
            "open",
            "Opening the list, until 20 comments have loaded and 12 are shown with their heights.",
            setup: opening,
            measured: .opening,
            screenCount: 8
        ),
        LatencyScenario(
            "scroll",
            "Scrolling by one screen of 12 rows, down or up; their heights were computed before.",
            setup: """
                \(opening)
                {"scroll": "comments", "to": 19}
                {"scroll": "comments", "to": 0}
                """,
            measured: .events(
                """
                {"scroll": "comments", "to": 23}
                {"scroll": "comments", "to": 0}
                """
            )
        ),
        LatencyScenario(
            "favour",
            "One favour of a visible comment, until the row shows the new count.",
            setup: opening,
            measured: .events(
                (34...45).map { #"{"tap": "comment.\#($0).favour"}"# }.joined(separator: "\n")
            ),
            reset: """
                {"set": {"favoured": "forgotten"}}
                {"pull": "comments"}
                """,
            screenCount: 8
        ),
        LatencyScenario(
            "turn",
            "The column becomes wider or narrower, with heights that were computed before.",
            setup: """
                \(opening)
                {"set": {"width": 20}}
                {"set": {"width": 40}}
                """,
            measured: .events(
                """
                {"set": {"width": 20}}
                {"set": {"width": 40}}
                """
            )
        ),
        LatencyScenario(
            "tick",
            "The clock moves by a minute, forward or back, until the 12 rows on screen show the new times.",
            setup: opening,
            measured: .events(
                """
                {"set": {"now": 60}}
                {"set": {"now": 120}}
                """
            )
        ),
    ]
}

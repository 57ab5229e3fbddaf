internal import Scenarios

extension FeatureContract {
    private static let opening =
        #"{"open": "blog-feed", "scheduler": "immediate", "recorded": false}"#

    static let blogFeedLatencyScenarios = [
        LatencyScenario(
            "open",
            "Opening the page, until the header and the first page of 20 blogs have loaded and 12 rows are shown.",
            setup: opening,
            measured: .opening,
            screenCount: 8
        ),
        LatencyScenario(
            "refresh",
            "One pull to refresh: the first page is requested again and replaces the rows.",
            setup: opening,
            measured: .events(#"{"pull": "blogs"}"#)
        ),
        LatencyScenario(
            "load-more",
            "Scrolling to the last of 20 rows, which loads the next page.",
            setup: opening,
            measured: .events(#"{"scroll": "blogs", "to": 19}"#),
            reset: """
                {"pull": "blogs"}
                {"scroll": "blogs", "to": 0}
                """,
            screenCount: 4
        ),
        LatencyScenario(
            "like",
            "One like of a visible blog, until the row shows the new count.",
            setup: opening,
            measured: .events(
                (34...45).map { #"{"tap": "blog.\#($0).like"}"# }.joined(separator: "\n")
            ),
            reset: """
                {"set": {"liked": "forgotten"}}
                {"pull": "blogs"}
                """,
            screenCount: 8
        ),
        LatencyScenario(
            "follow",
            "One tap on “Follow”, until the service has confirmed it.",
            setup: opening,
            measured: .events(#"{"tap": "follow"}"#),
            reset: """
                {"tap": "follow"}
                {"answer": "Unfollow"}
                """,
            screenCount: 64
        ),
        LatencyScenario(
            "scroll",
            "Scrolling by one screen of 12 rows, down or up.",
            setup: """
                \(opening)
                {"scroll": "blogs", "to": 19}
                {"scroll": "blogs", "to": 0}
                """,
            measured: .events(
                """
                {"scroll": "blogs", "to": 23}
                {"scroll": "blogs", "to": 0}
                """
            )
        ),
    ]
}

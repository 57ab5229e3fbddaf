internal import Model
internal import Scenarios

extension FeatureContract {
    private static let threadSizes = [10, 100, 1_000, 10_000, 100_000]
    /// The sizes at which the list is longer than the window.
    private static let scrollableSizes = threadSizes.filter { $0 > 2 * CommentPage.size }

    private static func opening(comments: Int) -> String {
        #"{"open": "comments", "scheduler": "immediate", "recorded": false, "comments": \#(comments)}"#
    }

    /// Returns the events that load all comments: each scrolls past the last row and loads a page.
    private static func loading(_ comments: Int) -> String {
        let pages = (comments + CommentPage.size - 1) / CommentPage.size
        let row = #"{"scroll": "comments", "to": 1000000}"#
        return [String](repeating: row, count: max(pages - 1, 0)).joined(separator: "\n")
    }

    static let commentsScalingScenarios = [
        ScalingScenario(
            "open",
            "Opening the comments on a blog with N comments; the first 20 are loaded.",
            sizes: threadSizes
        ) { comments in
            LatencyScenario("open", "", setup: opening(comments: comments), measured: .opening)
        },
        ScalingScenario(
            "scroll",
            "Scrolling by one screen in the middle of the list; all comments are loaded.",
            sizes: scrollableSizes
        ) { comments in
            LatencyScenario(
                "scroll",
                "",
                setup: """
                    \(opening(comments: comments))
                    \(loading(comments))
                    {"scroll": "comments", "to": 0}
                    {"scroll": "comments", "to": \(comments / 2)}
                    """,
                measured: .events(
                    """
                    {"scroll": "comments", "to": \(comments / 2 - 23)}
                    {"scroll": "comments", "to": \(comments / 2)}
                    """
                )
            )
        },
        ScalingScenario(
            "tick",
            "The clock advances by a minute; all comments are loaded and 12 are on screen.",
            sizes: threadSizes
        ) { comments in
            LatencyScenario(
                "tick",
                "",
                setup: "\(opening(comments: comments))\n\(loading(comments))",
                measured: .events(
                    """
                    {"set": {"now": 60}}
                    {"set": {"now": 120}}
                    """
                )
            )
        },
    ]
}

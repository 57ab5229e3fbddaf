internal import Model
internal import Scenarios

extension FeatureContract {
    private static let feedSizes = [10, 100, 1_000, 10_000, 100_000]
    /// The sizes at which the list is longer than the window.
    private static let scrollableSizes = feedSizes.filter { $0 > 2 * BlogPage.size }

    private static func opening(blogs: Int) -> String {
        #"{"open": "blog-feed", "scheduler": "immediate", "recorded": false, "blogs": \#(blogs)}"#
    }

    /// Returns the events that load all blogs: each scrolls past the last row and loads a page.
    private static func loading(_ blogs: Int) -> String {
        let pages = (blogs + BlogPage.size - 1) / BlogPage.size
        let row = #"{"scroll": "blogs", "to": 1000000}"#
        return [String](repeating: row, count: max(pages - 1, 0)).joined(separator: "\n")
    }

    static let blogFeedScalingScenarios = [
        ScalingScenario(
            "open",
            "Opening the page of a user with N blogs; the first 20 are loaded.",
            sizes: feedSizes
        ) { blogs in
            LatencyScenario("open", "", setup: opening(blogs: blogs), measured: .opening)
        },
        ScalingScenario(
            "refresh",
            "One pull to refresh on that page; the first 20 blogs are loaded.",
            sizes: feedSizes
        ) { blogs in
            LatencyScenario(
                "refresh",
                "",
                setup: opening(blogs: blogs),
                measured: .events(#"{"pull": "blogs"}"#)
            )
        },
        ScalingScenario(
            "load-more",
            "Loading the last page; all blogs before it are loaded.",
            sizes: scrollableSizes
        ) { blogs in
            let allButLastPage = loading(blogs - BlogPage.size)
            return LatencyScenario(
                "load-more",
                "",
                setup: "\(opening(blogs: blogs))\n\(allButLastPage)",
                measured: .events(#"{"scroll": "blogs", "to": 1000000}"#),
                reset: "{\"pull\": \"blogs\"}\n\(allButLastPage)"
            )
        },
        ScalingScenario(
            "like",
            "One like of each of the last 10 blogs; all blogs are loaded.",
            sizes: feedSizes
        ) { blogs in
            let toTheEnd = "\(loading(blogs))\n{\"scroll\": \"blogs\", \"to\": 1000000}"
            return LatencyScenario(
                "like",
                "",
                setup: "\(opening(blogs: blogs))\n\(toTheEnd)",
                measured: .events(
                    (1...10).map { #"{"tap": "blog.\#($0).like"}"# }.joined(separator: "\n")
                ),
                reset: """
                    {"set": {"liked": "forgotten"}}
                    {"pull": "blogs"}
                    \(toTheEnd)
                    """
            )
        },
        ScalingScenario(
            "follow",
            "One tap on “Follow”; all blogs are loaded.",
            sizes: feedSizes
        ) { blogs in
            LatencyScenario(
                "follow",
                "",
                setup: "\(opening(blogs: blogs))\n\(loading(blogs))",
                measured: .events(#"{"tap": "follow"}"#),
                reset: """
                    {"tap": "follow"}
                    {"answer": "Unfollow"}
                    """
            )
        },
        ScalingScenario(
            "scroll",
            "Scrolling by one screen in the middle of the list; all blogs are loaded.",
            sizes: scrollableSizes
        ) { blogs in
            LatencyScenario(
                "scroll",
                "",
                setup: """
                    \(opening(blogs: blogs))
                    \(loading(blogs))
                    {"scroll": "blogs", "to": 0}
                    {"scroll": "blogs", "to": \(blogs / 2)}
                    """,
                measured: .events(
                    """
                    {"scroll": "blogs", "to": \(blogs / 2 - 23)}
                    {"scroll": "blogs", "to": \(blogs / 2)}
                    """
                )
            )
        },
    ]
}

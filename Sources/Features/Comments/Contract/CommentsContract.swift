internal import Model
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// The comments on a blog, newest first. A row shows the author, the time, the content, the
    /// number of favours, and a button that favours the comment.
    ///
    /// The height of a row is the number of lines of its content, wrapped by `LineWrapping`, plus
    /// three. An addressee without a name is `@Anonymous`. A reply without further content is the
    /// mention only, without a blank. The lines of a text are computed once for each width, also
    /// across refreshes that do not change it, except in a variant that has its own counts. A refresh
    /// shows only the first page; rows of further pages are forgotten with their heights. A tap on the
    /// row itself does nothing. The footer shows `Loading more…`, `Could not load more` or
    /// `No more comments`. A page continues after the last row, so that comments that were written in the
    /// meantime never appear among older ones; a refresh shows them. If a comment is favoured while a
    /// refresh runs, its reply does not contain the favour, and the comments are requested again.
    package static let comments = FeatureContract(
        name: "comments",
        title: "Comments",
        openingKeys: [
            ScenarioKey("seed", .integer(0...Int.max), "seed for generated data (default 7)"),
            ScenarioKey("blog", .integer(1...1_000_000), "number of the blog (default 1)"),
            ScenarioKey("viewer", .integer(1...1_000_000), "number of the viewer (default 1)"),
            ScenarioKey("comments", .integer(0...100_000), "number of comments (default 45)"),
            width,
            now,
            .scheduler,
            .failing(commentsOperations),
            .recorded,
        ],
        settableKeys: [
            width,
            now,
            ScenarioKey(
                "favoured",
                .choice(["forgotten"]),
                "the service removes all favours and reduces the counts"
            ),
        ],
        events: [
            ScenarioKey("comment", .affirmation, "a user adds a comment"),
            ScenarioKey(
                "rewrite",
                .integer(1...1_000_000),
                "the author of a comment replaces its content by a long one"
            ),
        ],
        counts: ["heights": "how often line counts were computed since opening"],
        operations: commentsOperations,
        elements: CommentsElement.names,
        lists: [CommentsElement.list],
        scenarios: commentsPagingScenarios + commentsPagingFailureScenarios + commentsRaceScenarios
            + commentsRowScenarios + commentsHeightScenarios + commentsFailureScenarios,
        latencyScenarios: commentsLatencyScenarios,
        scalingScenarios: commentsScalingScenarios,
        randomOpening: { random in
            [
                "seed": .integer(random.integer(in: 0...999)),
                "comments": .integer(random.element(of: [0, 1, 5, 12, 13, 20, 21, 40, 45, 61])),
                "width": .integer(random.element(of: [1, 7, 20, 40])),
                "now": .integer(random.element(of: [0, 0, 1, 60])),
                "fail": .list(random.happens(onceIn: 8) ? [.text("comments")] : []),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        },
        randomSettings: { random in
            switch random.index(below: 4) {
            case 0: ["now": .integer(random.element(of: [-60, 0, 1, 60, 3_600, 90_000]))]
            case 1: ["favoured": .text("forgotten")]
            default: ["width": .integer(random.element(of: [1, 7, 20, 40]))]
            }
        },
        randomEvent: { random in
            random.happens(onceIn: 3)
                ? .own("rewrite", .integer(random.integer(in: 1...45)))
                : .own("comment", .flag(true))
        }
    )

    private static let width = ScenarioKey(
        "width",
        .integer(1...1_000),
        "width of the text column in characters (default 40)"
    )

    private static let now = ScenarioKey(
        "now",
        .integer(-1_000_000_000...1_000_000_000),
        "current time, in seconds after 2026-01-01 00:00 UTC (default 0)"
    )

    private static let commentsOperations: [Model.Operation] = [.comments, .favour]
}

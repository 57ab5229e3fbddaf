internal import Model
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// The page of a user: profile, blogs and, on the user’s own page, drafts. Blogs load page by
    /// page, newest first. A page continues after the last row, so that blogs that were published in
    /// the meantime never appear among older ones; a refresh shows them.
    package static let blogFeed = FeatureContract(
        name: "blog-feed",
        title: "Blog feed",
        openingKeys: [
            ScenarioKey("seed", .integer(0...Int.max), "seed for generated data (default 7)"),
            ScenarioKey("user", .integer(1...1_000_000), "number of the page’s user (default 2)"),
            ScenarioKey("viewer", .integer(1...1_000_000), "number of the viewer (default 1)"),
            ScenarioKey(
                "scene",
                .choice(BlogFeedEnvironment.Scene.allCases.map(\.rawValue)),
                "the page, or a card with only header and drafts (default page)"
            ),
            ScenarioKey("followed", .flag, "whether the viewer follows the user (default false)"),
            ScenarioKey("blogs", .integer(0...100_000), "number of blogs (default 45)"),
            ScenarioKey("drafts", .integer(0...100_000), "number of drafts (default 3)"),
            .scheduler,
            .failing(blogFeedOperations),
            .recorded,
        ],
        settableKeys: [
            ScenarioKey("liked", .choice(["forgotten"]), "the service removes all likes")
        ],
        events: [
            ScenarioKey("post", .affirmation, "the page’s user publishes a blog"),
            ScenarioKey("draft", .affirmation, "the page’s user starts a draft on another device"),
        ],
        operations: blogFeedOperations,
        elements: BlogFeedElement.names,
        lists: [BlogFeedElement.Blogs.list, BlogFeedElement.Drafts.list],
        scenarios: blogFeedPageScenarios + blogFeedCardScenarios,
        latencyScenarios: blogFeedLatencyScenarios,
        scalingScenarios: blogFeedScalingScenarios,
        randomOpening: { random in
            let failing = [Operation.user, .blogs, .drafts].filter { _ in
                random.happens(onceIn: 10)
            }
            let scene: BlogFeedEnvironment.Scene = random.happens(onceIn: 16) ? .card : .page
            return [
                "scene": .text(scene.rawValue),
                "seed": .integer(random.integer(in: 0...999)),
                "user": .integer(random.integer(in: 1...6)),
                "viewer": .integer(random.element(of: [1, 3])),
                "blogs": .integer(random.element(of: [0, 1, 5, 12, 13, 20, 21, 40, 45, 61])),
                "drafts": .integer(random.element(of: [0, 1, 3, 14])),
                "fail": .list(failing.map { .text($0.rawValue) }),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        },
        randomEvent: { random in
            .own(random.happens(onceIn: 4) ? "draft" : "post", .flag(true))
        }
    )

    private static let blogFeedOperations: [Model.Operation] = [
        .user, .blogs, .drafts, .like, .share, .follow, .unfollow,
    ]

    /// The scenarios that open the page.
    package static let blogFeedPageScenarios =
        headerScenarios + followScenarios + pagingScenarios + pagingFailureScenarios + raceScenarios
        + rowScenarios + draftScenarios + screenScenarios + failureScenarios
}

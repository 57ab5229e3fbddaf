internal import BlogFeed
internal import Comments
internal import DescriptionPlaying
package import Descriptions
internal import HeadlessKit
package import Matrix
internal import Model
internal import People
package import Sameness
internal import Scripts

extension Subject {
    /// What the description of a feature says. Where the feature is written by hand, it asks the services
    /// that are there.
    ///
    /// - Throws: ``DescriptionMisfit`` where those are not as it says.
    package init(_ description: Description, of feature: Feature) throws(DescriptionMisfit) {
        switch feature {
        case .blogFeed: try self.init(blogFeed: description)
        case .comments: try self.init(comments: description)
        case .people: try self.init(people: description)
        default: self.init(description)
        }
    }

    private init(blogFeed description: Description) throws(DescriptionMisfit) {
        try DescriptionMisfit.check(description, lists: ["blog", "draft"])
        try DescriptionMisfit.check(description.lists[0], of: description, pageSize: BlogPage.size)
        try DescriptionMisfit.check(description.lists[1], of: description, pageSize: nil)
        self.init(
            description,
            // The card is another screen.
            openings: {
                BlogFeedEnvironment.Scene.page.rawValue == $0.text("scene", default: "page")
            },
            environment: BlogFeedEnvironment.init(opening:),
            screen: { environment in
                let dependencies = environment.dependencies
                return DescribedPage(
                    description,
                    facts: dependencies.isOwnPage ? [Name("own page")] : [],
                    header: DescribedUser(dependencies),
                    items: [DescribedBlogs(dependencies), DescribedDrafts(dependencies)]
                )
            }
        )
    }

    private init(comments description: Description) throws(DescriptionMisfit) {
        try DescriptionMisfit.check(description, lists: ["comment"])
        let list = description.lists[0]
        try DescriptionMisfit.check(list, of: description, pageSize: CommentPage.size)
        self.init(
            description,
            environment: CommentsEnvironment.init(opening:),
            screen: {
                DescribedListScreen(
                    list,
                    pageSize: CommentPage.size,
                    in: DescribedComments($0.dependencies)
                )
            }
        )
    }

    private init(people description: Description) throws(DescriptionMisfit) {
        try DescriptionMisfit.check(description, lists: ["person"])
        let list = description.lists[0]
        try DescriptionMisfit.check(list, of: description, pageSize: nil)
        self.init(
            description,
            // Those of the buttons in a row.
            beyond: (
                [.follow, .unfollow, .add, .remove],
                ["Could not follow", "Could not unfollow", "Could not add", "Could not remove"]
            ),
            environment: PeopleEnvironment.init(opening:),
            screen: {
                DescribedListScreen(list, pageSize: nil, in: DescribedPeople($0.dependencies))
            }
        )
    }

    /// - Parameters:
    ///   - beyond: what services are asked for, and what toasts say, by what is left out.
    ///   - openings: which openings the description tells of.
    ///   - environment: makes the world around the screen.
    private init<Environment: ScriptEnvironment>(
        _ description: Description,
        beyond: (operations: Set<Model.Operation>, messages: Set<String>) = ([], []),
        openings: @escaping @Sendable (Opening) -> Bool = { _ in true },
        environment: @escaping @MainActor (Opening) -> Environment,
        screen: @escaping @MainActor (Environment) -> ViewController
    ) {
        self.init(
            name: Self.nameOfDescription,
            moduleNames: [],
            isDescription: true,
            scope: Scope(
                leftOut: Set(description.lists.flatMap(\.leftOutParts)),
                operations: beyond.operations,
                messages: beyond.messages,
                openings: openings
            ),
            open: { Stage(environment: environment($0), screen: screen) }
        )
    }
}

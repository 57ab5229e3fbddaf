internal import BlogFeed
internal import Descriptions
internal import Equivalence
internal import InputFiles
internal import Model
internal import Scenarios

extension Subject {
    /// Returns the description of a blog feed, which uses the blog and user services of the
    /// feature.
    ///
    /// - Throws: ``ApplicationError`` if the description does not match the services.
    static func blogFeed(
        _ description: Description
    ) throws(ApplicationError) -> Subject {
        try DescribedServices.check(description, lists: ["blog", "draft"])
        try DescribedServices.check(description.lists[0], of: description, pageSize: BlogPage.size)
        try DescribedServices.check(description.lists[1], of: description, pageSize: nil)
        return Subject(
            description,
            // The card is a different screen.
            openings: {
                BlogFeedEnvironment.Scene.page.rawValue == $0.text("scene", default: "page")
            },
            environment: BlogFeedEnvironment.init(opening:),
            screen: { environment in
                let dependencies = environment.dependencies
                return description.screen(
                    FeatureServices(
                        loaded: DescribedUser(dependencies),
                        items: [DescribedBlogs(dependencies), DescribedDrafts(dependencies)],
                        facts: dependencies.isOwnPage ? [Name("own page")] : []
                    )
                )
            }
        )
    }
}

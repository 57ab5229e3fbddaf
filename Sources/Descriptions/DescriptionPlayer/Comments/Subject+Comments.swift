internal import Comments
internal import Descriptions
internal import Equivalence
internal import InputFiles
internal import Model
internal import Scenarios

extension Subject {
    /// Returns the description of comments, which uses the comment service of the feature.
    ///
    /// - Throws: ``ApplicationError`` if the description does not match the service.
    static func comments(
        _ description: Description
    ) throws(ApplicationError) -> Subject {
        try DescribedServices.check(description, lists: ["comment"])
        let list = description.lists[0]
        try DescribedServices.check(list, of: description, pageSize: CommentPage.size)
        return Subject(
            description,
            environment: CommentsEnvironment.init(opening:),
            screen: {
                description.screen(
                    FeatureServices(items: [DescribedComments($0.dependencies)])
                )
            }
        )
    }
}

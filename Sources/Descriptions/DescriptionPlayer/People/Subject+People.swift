internal import Descriptions
internal import Equivalence
internal import InputFiles
internal import Model
internal import People
internal import Scenarios

extension Subject {
    /// Returns the description of a list of people, which uses the people service of the feature.
    ///
    /// - Throws: ``ApplicationError`` if the description does not match the service.
    static func people(
        _ description: Description
    ) throws(ApplicationError) -> Subject {
        try DescribedServices.check(description, lists: ["person"])
        let list = description.lists[0]
        try DescribedServices.check(list, of: description, pageSize: nil)
        return Subject(
            description,
            // The operations and messages of the buttons in a row, which the description excludes.
            beyond: (
                [.follow, .unfollow, .add, .remove],
                ["Could not follow", "Could not unfollow", "Could not add", "Could not remove"]
            ),
            environment: PeopleEnvironment.init(opening:),
            screen: {
                description.screen(
                    FeatureServices(items: [DescribedPeople($0.dependencies)])
                )
            }
        )
    }
}

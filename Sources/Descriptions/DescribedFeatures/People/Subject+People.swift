internal import DescriptionPlayer
internal import Descriptions
internal import Equivalence
internal import Model
internal import People
internal import Scenarios

extension Subject {
    /// What is asked of the service of people.
    ///
    /// - Throws: ``DescriptionMisfit`` where the services are not as it says.
    static func people(_ description: Description) throws(DescriptionMisfit) -> Subject {
        try DescriptionMisfit.check(description, lists: ["person"])
        let list = description.lists[0]
        try DescriptionMisfit.check(list, of: description, pageSize: nil)
        return Subject(
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
}

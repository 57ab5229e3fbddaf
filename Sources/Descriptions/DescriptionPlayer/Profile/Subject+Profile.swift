internal import Descriptions
internal import Equivalence
internal import InputFiles
internal import Profile
internal import Scenarios

extension Subject {
    /// Returns the description of a profile, which uses the profile service of the feature. All of
    /// the feature is compared, because nothing is excluded.
    ///
    /// - Throws: ``ApplicationError`` if the description does not match the service.
    static func profile(
        _ description: Description
    ) throws(ApplicationError) -> Subject {
        try DescribedServices.check(
            description,
            edits: "profile",
            fields: ["name": .text, "mail": .text, "bio": .text, "newsletter": .flag]
        )
        return Subject(
            name: nameOfDescription,
            moduleNames: [],
            isDescription: true,
            open: { opening in
                Stage(environment: ProfileEnvironment(opening: opening)) { environment in
                    description.screen(
                        FeatureServices(loaded: DescribedProfile(environment.dependencies))
                    )
                }
            }
        )
    }
}

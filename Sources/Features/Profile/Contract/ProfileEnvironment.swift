internal import Model
package import Scenarios

/// The test environment of a profile: a service, and another device that changes the profile.
package final class ProfileEnvironment: ConnectedEnvironment {
    package let scenarioConnection: ScenarioConnection
    private let service: InMemoryProfileService
    private let userID: User.ID

    package init(opening: Opening) {
        scenarioConnection = ScenarioConnection(opening: opening)
        userID = opening.integer("user", default: 1)
        let profile = Profile(
            id: userID,
            name: opening.text("name", default: "Ada Lovelace"),
            mail: opening.text("mail", default: "ada@example.com"),
            biography: opening.text("bio", default: "I write programs."),
            receivesNewsletter: opening.flag("newsletter", default: false)
        )
        service = InMemoryProfileService(
            profile: profile,
            connection: scenarioConnection.connection
        )
    }

    package var dependencies: ProfileDependencies {
        ProfileDependencies(userID: userID, profileService: service)
    }

    /// Changes the profile on another device.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        guard case .object(let values) = value else { return "a profile consists of values" }
        service.changeElsewhere { profile in
            if case .text(let name)? = values["name"] { profile.name = name }
            if case .text(let mail)? = values["mail"] { profile.mail = mail }
            if case .text(let biography)? = values["bio"] { profile.biography = biography }
            if case .flag(let isOn)? = values["newsletter"] { profile.receivesNewsletter = isOn }
        }
        return nil
    }

    // No setting can be changed.
    package func set(_ values: [String: JSONValue]) {}
}

package import Model

/// The dependencies of a profile.
package struct ProfileDependencies {
    /// The user whose profile is shown and edited.
    package let userID: User.ID
    package let profileService: any ProfileService

    package init(userID: User.ID, profileService: any ProfileService) {
        self.userID = userID
        self.profileService = profileService
    }
}

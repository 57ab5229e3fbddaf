package import HeadlessKit
package import Profile

/// The entry point of the implementation.
@MainActor
package enum ProfileAssembly {
    package static func screen(_ dependencies: ProfileDependencies) -> UIViewController {
        ProfileViewController(
            userID: dependencies.userID,
            profileService: dependencies.profileService
        )
    }
}

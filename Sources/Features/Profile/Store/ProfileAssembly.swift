package import HeadlessKit
package import Profile
internal import StateManagement

/// The entry point of the implementation.
@MainActor
package enum ProfileAssembly {
    package static func screen(_ dependencies: ProfileDependencies) -> ViewController {
        let handler = ProfileEffectHandler(
            userID: dependencies.userID,
            profileService: dependencies.profileService
        )
        let store = Store(
            ProfileState(),
            reduce: ProfileReducer.reduce,
            perform: handler.perform
        )
        return ProfileViewController(store: store)
    }
}

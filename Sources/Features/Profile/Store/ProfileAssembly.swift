package import HeadlessKit
package import Profile
package import StateManagement

/// The entry point of the implementation.
@MainActor
package enum ProfileAssembly {
    /// - Parameter archive: the states of an earlier screen, and later those of this one.
    package static func screen(
        _ dependencies: ProfileDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        let handler = ProfileEffectHandler(
            userID: dependencies.userID,
            profileService: dependencies.profileService
        )
        let store = Store(
            archive?.state() ?? ProfileState(),
            reduce: ProfileReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        return ProfileViewController(store: store)
    }
}

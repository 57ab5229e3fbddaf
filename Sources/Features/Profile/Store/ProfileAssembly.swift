internal import AppSupport
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
        weak var screen: ProfileViewController?
        let handler = ProfileEffectHandler(
            userID: dependencies.userID,
            profileService: dependencies.profileService,
            onMessage: { screen?.editor?.showToast($0) }
        )
        let store = Store(
            archive?.state() ?? ProfileState(),
            reduce: ProfileReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        let viewController = ProfileViewController(store: store)
        screen = viewController
        return viewController
    }
}

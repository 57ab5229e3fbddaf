package import HeadlessKit
package import Profile

/// The entry point of the implementation.
@MainActor
package enum ProfileAssembly {
    package static func screen(_ dependencies: ProfileDependencies) -> UIViewController {
        let interactor = ProfileInteractor(
            userID: dependencies.userID,
            profileService: dependencies.profileService
        )
        let router = ProfileRouter { profile, delegate in
            ProfileEditorAssembly.module(dependencies, profile: profile, delegate: delegate)
        }
        let presenter = ProfilePresenter(interactor: interactor, router: router)
        let viewController = ProfileViewController(presenter: presenter)
        interactor.output = presenter
        router.viewController = viewController
        presenter.view = viewController
        return viewController
    }
}

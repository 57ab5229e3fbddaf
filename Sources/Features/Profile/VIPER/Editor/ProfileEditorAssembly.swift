internal import HeadlessKit
internal import Profile

/// The entry point of the module that edits a profile.
@MainActor
enum ProfileEditorAssembly {
    static func module(
        _ dependencies: ProfileDependencies,
        profile: ProfileSummary,
        delegate: any ProfileEditorDelegateProtocol
    ) -> UIViewController {
        let interactor = ProfileEditorInteractor(
            profile: profile,
            profileService: dependencies.profileService
        )
        let router = ProfileEditorRouter()
        let presenter = ProfileEditorPresenter(interactor: interactor, router: router)
        let viewController = ProfileEditorViewController(presenter: presenter)
        interactor.output = presenter
        router.viewController = viewController
        presenter.view = viewController
        presenter.delegate = delegate
        return viewController
    }
}

package import HeadlessKit
internal import Model
package import Profile

/// The entry point of the implementation. It decides that the editor opens on top of the card.
@MainActor
package enum ProfileAssembly {
    package static func screen(_ dependencies: ProfileDependencies) -> UIViewController {
        let profileService = dependencies.profileService
        let presenter = ProfilePresenter(
            userID: dependencies.userID,
            profileService: profileService
        )
        let viewController = ProfileViewController(presenter: presenter)
        presenter.view = viewController
        presenter.onEdit = { [weak viewController, weak presenter] profile in
            let editor = editor(of: profile, profileService: profileService) { profile in
                presenter?.show(profile)
            }
            viewController?.present(editor, animated: true)
        }
        return viewController
    }

    private static func editor(
        of profile: Profile,
        profileService: any ProfileService,
        onSave: @escaping (Profile) -> Void
    ) -> UIViewController {
        let presenter = ProfileEditorPresenter(profile: profile, profileService: profileService)
        let viewController = ProfileEditorViewController(presenter: presenter)
        presenter.view = viewController
        presenter.onSave = onSave
        return viewController
    }
}

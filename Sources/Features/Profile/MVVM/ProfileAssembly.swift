package import HeadlessKit
internal import Model
package import Profile

/// The entry point of the implementation. It decides that the editor opens on top of the card.
@MainActor
package enum ProfileAssembly {
    package static func screen(_ dependencies: ProfileDependencies) -> UIViewController {
        let profileService = dependencies.profileService
        let viewModel = ProfileViewModel(
            userID: dependencies.userID,
            profileService: profileService
        )
        let viewController = ProfileViewController(viewModel: viewModel)
        viewModel.onEdit = { [weak viewController, weak viewModel] profile in
            let editor = editor(of: profile, profileService: profileService) { profile in
                viewModel?.show(profile)
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
        let viewModel = ProfileEditorViewModel(profile: profile, profileService: profileService)
        viewModel.onSave = onSave
        return ProfileEditorViewController(viewModel: viewModel)
    }
}

internal import HeadlessKit
internal import Model
internal import Profile

/// Opens the card, and the editor on top of it.
@MainActor
final class ProfileCoordinator {
    private let dependencies: ProfileDependencies
    private weak var card: ProfileModel?
    private weak var cardViewController: UIViewController?

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
    }

    func screen() -> UIViewController {
        let model = ProfileModel(
            userID: dependencies.userID,
            profileService: dependencies.profileService,
            onEdit: openEditor
        )
        let viewController = ProfileViewController(model: model)
        card = model
        cardViewController = viewController
        return viewController
    }

    private func openEditor(of profile: Profile) {
        let model = ProfileEditorModel(
            profile: profile,
            profileService: dependencies.profileService,
            onSave: { [weak card] in card?.show($0) },
            onClose: { [weak cardViewController] in cardViewController?.dismiss(animated: true) }
        )
        cardViewController?.present(ProfileEditorViewController(model: model), animated: true)
    }
}

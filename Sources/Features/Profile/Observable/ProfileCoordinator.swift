internal import HeadlessKit
internal import Model
internal import Profile
internal import StateManagement

/// Opens the editor on top of the card, and asks before its changes are discarded. The screen retains
/// the coordinator.
@MainActor
final class ProfileCoordinator {
    private let dependencies: ProfileDependencies
    private weak var card: ProfileModel?
    private weak var screen: UIViewController?
    private weak var editor: UIViewController?

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
    }

    /// Creates the screen.
    func start() -> UIViewController {
        let model = ProfileModel(
            userID: dependencies.userID,
            profileService: dependencies.profileService,
            onEdit: { [weak self] in self?.openEditor(of: $0) }
        )
        let screen = ProfileViewController(model: model, coordinator: self)
        card = model
        self.screen = screen
        return screen
    }

    private func openEditor(of profile: Profile) {
        let model = ProfileEditorModel(
            profile: profile,
            profileService: dependencies.profileService,
            onSave: { [weak card] in card?.show($0) },
            onClose: { [weak screen] in screen?.dismiss(animated: true) },
            confirmDiscard: { [weak self] in await self?.confirmDiscard() ?? false }
        )
        let editor = ProfileEditorViewController(model: model)
        self.editor = editor
        screen?.present(editor, animated: true)
    }

    /// Asks the user, and waits for the answer. A question that is open when the editor closes is
    /// answered with no.
    func confirmDiscard() async -> Bool {
        let answer = try? await reply { answer in
            let alert = UIAlertController(
                title: "Discard changes?",
                message: nil,
                preferredStyle: .alert
            )
            alert.addAction(
                UIAlertAction(title: "Discard", style: .destructive) { _ in
                    answer(.success(true))
                }
            )
            alert.addAction(
                UIAlertAction(title: "Keep editing", style: .cancel) { _ in
                    answer(.success(false))
                }
            )
            editor?.present(alert, animated: true)
        }
        return answer ?? false
    }
}

internal import HeadlessKit

final class ProfileRouter: ProfileRouterProtocol {
    /// Builds the module of the editor.
    typealias EditorBuilder =
        @MainActor (ProfileSummary, any ProfileEditorDelegateProtocol) -> UIViewController

    weak var viewController: UIViewController?

    private let buildEditor: EditorBuilder

    init(buildEditor: @escaping EditorBuilder) {
        self.buildEditor = buildEditor
    }

    func openEditor(of profile: ProfileSummary, delegate: any ProfileEditorDelegateProtocol) {
        viewController?.present(buildEditor(profile, delegate), animated: true)
    }
}

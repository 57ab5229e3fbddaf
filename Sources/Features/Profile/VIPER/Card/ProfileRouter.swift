internal import HeadlessKit

final class ProfileRouter: ProfileRouterProtocol {
    /// Builds the module of the editor.
    typealias EditorBuilder =
        @MainActor (ProfileSummary, any ProfileEditorDelegateProtocol) -> ViewController

    weak var viewController: ViewController?

    private let buildEditor: EditorBuilder

    init(buildEditor: @escaping EditorBuilder) {
        self.buildEditor = buildEditor
    }

    func openEditor(of profile: ProfileSummary, delegate: any ProfileEditorDelegateProtocol) {
        viewController?.present(buildEditor(profile, delegate), animated: true)
    }
}

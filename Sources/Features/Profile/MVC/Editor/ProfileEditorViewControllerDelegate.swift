internal import Model

/// The receiver of the editor's result.
@MainActor
protocol ProfileEditorViewControllerDelegate: AnyObject {
    func profileEditor(_ editor: ProfileEditorViewController, didSave profile: Profile)
}

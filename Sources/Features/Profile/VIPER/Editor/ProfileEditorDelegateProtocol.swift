/// The receiver of the editor's result.
@MainActor
protocol ProfileEditorDelegateProtocol: AnyObject {
    func profileEditorDidSave(_ profile: ProfileSummary)
}

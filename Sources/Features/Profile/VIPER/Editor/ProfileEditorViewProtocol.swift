/// The calls from the presenter to the view of the editor.
@MainActor
protocol ProfileEditorViewProtocol: AnyObject {
    func showName(_ name: String)
    func showNameError(_ text: String)
    func showMail(_ mail: String)
    func showMailError(_ text: String)
    func showBiography(_ biography: String)
    func showBiographyCount(_ count: String)
    func showNewsletter(_ isOn: Bool)
    func enableSaving(_ canSave: Bool)
    func showSaving(_ isSaving: Bool)
    func showToast(_ text: String)
    func confirmDiscarding()
}

/// The answers of the interactor of the editor.
@MainActor
protocol ProfileEditorInteractorOutputProtocol: AnyObject {
    /// The values replace those of the form.
    func didReplaceValues(_ profile: ProfileSummary)
    func didValidate(_ form: FormSummary)
    func didBeginSaving()
    func didSave(_ profile: ProfileSummary)
    func didFailToSave()
}

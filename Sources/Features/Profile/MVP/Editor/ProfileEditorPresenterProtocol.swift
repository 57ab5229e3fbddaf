/// The calls from the view of the editor to its presenter.
@MainActor
protocol ProfileEditorPresenterProtocol {
    func viewDidLoad()
    func didEditName(_ name: String)
    func didEditMail(_ mail: String)
    func didEditBiography(_ biography: String)
    func didToggleNewsletter(_ isOn: Bool)
    func didTapSave()
    func didTapCancel()
    func didConfirmDiscarding()
}

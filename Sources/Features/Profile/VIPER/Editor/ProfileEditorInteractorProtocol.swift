/// The requests from the presenter of the editor to its interactor.
@MainActor
protocol ProfileEditorInteractorProtocol {
    /// A Boolean value that states if the form differs from the profile.
    var hasChanges: Bool { get }

    /// Reports the values of the form, and from then on each change that is made elsewhere.
    func start()
    func editName(_ name: String)
    func editMail(_ mail: String)
    func editBiography(_ biography: String)
    func editNewsletter(_ isOn: Bool)
    func save()
}

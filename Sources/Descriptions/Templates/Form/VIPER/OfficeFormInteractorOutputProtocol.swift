/// The answers of the interactor of the form.
@MainActor
protocol OfficeFormInteractorOutputProtocol: AnyObject {
    /// The values replace those of the form.
    func didReplaceValues(_ guest: GuestSummary)
    func didValidate(_ form: OfficeFormSummary)
    func didBeginSaving()
    func didSave(_ guest: GuestSummary)
    func didFailToSave()
}

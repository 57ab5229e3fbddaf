/// The requests from the presenter of the form to its interactor.
@MainActor
protocol OfficeFormInteractorProtocol {
    #if ASKS
        /// Indicates whether the form differs from the guest.
        var hasChanges: Bool { get }

    #endif
    // @if ANNOUNCES
    /// Reports the values of the form, and from then on each change that is made elsewhere.
    // @else
    /// Reports the values of the form.
    // @end
    func start()
    // @for input in fields
    func editEntry(_ text: String)
    // @end
    // @for input in switches
    func editLever(_ isOn: Bool)
    // @end
    func save()
}

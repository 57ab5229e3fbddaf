/// The calls from the view of the form to its presenter.
@MainActor
protocol OfficeFormPresenterProtocol {
    func viewDidLoad()
    // @for input in fields
    func didEditEntry(_ text: String)
    // @end
    // @for input in switches
    func didToggleLever(_ isOn: Bool)
    // @if input.asks
    func didConfirmLever()
    // @end
    // @end
    func didTapCommit()
    func didTapAbort()
    #if ASKS
        func didConfirmClosing()
    #endif
}

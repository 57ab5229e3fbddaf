/// The requests from the presenter to its interactor.
@MainActor
protocol HeaderInteractorProtocol {
    func fetchGuest()
    // @for toggle in toggles
    func toggleHere()
    // @if toggle.asks
    func confirmHere()
    // @end
    // @end
}

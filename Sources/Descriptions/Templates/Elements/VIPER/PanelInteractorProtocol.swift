/// The requests from the presenter to its interactor.
@MainActor
protocol PanelInteractorProtocol {
    // @if FOLLOWS
    func fetchState()
    // @end
    // @for tap in requests
    func fetchGuest()
    // @end
}

/// The requests from the presenter to its interactor.
@MainActor
protocol PanelInteractorProtocol {
    // @for tap in requests
    func fetchGuest()
    // @end
}

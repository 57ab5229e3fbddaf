/// The requests from the presenter to its interactor.
@MainActor
protocol DeskInteractorProtocol {
    func fetchGuest()
    // @for tap in taps
    func press()
    // @if tap.asks
    func confirmLeave()
    // @end
    // @end
    // @sample
    func leave()
    // @end
}

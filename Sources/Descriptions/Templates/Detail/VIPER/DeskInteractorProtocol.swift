/// The requests from the presenter to its interactor.
@MainActor
protocol DeskInteractorProtocol {
    func fetchGuest()
    // @for tap in taps
    func press()
    // @for outcome in tap.answers
    func confirmLeave()
    // @end
    // @end
    // @sample
    func leave()
    // @end
}

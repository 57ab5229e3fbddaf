/// The answers of the interactor.
@MainActor
protocol PanelInteractorOutputProtocol: AnyObject {
    // @for tap in requests
    // @for number in tap.numbers
    /// - Parameter ticket: `nil` if there is none.
    // @end
    func didFetchGuest(
        // @for value in tap.reply
        // @= value.type: GuestSummary
        _ guest: GuestSummary,
        // @end
    )
    // @end
}

/// The answers of the interactor.
@MainActor
protocol PanelInteractorOutputProtocol: AnyObject {
    // @if FOLLOWS
    /// Passes the state, initially and after each change.
    func didUpdateState(_ state: PanelSummary)
    // @end
    // @for tap in answers
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

@testable internal import Implementation

final class PanelInteractorOutputSpy: PanelInteractorOutputProtocol {
    enum Call: Equatable {
        // @if FOLLOWS
        case didUpdateState(PanelSummary)
        // @end
        // @for tap in answers
        // @= tap.replyTypes: (GuestSummary)
        case didFetchGuest(GuestSummary)
        // @end
    }

    private(set) var calls: [Call] = []

    // @if FOLLOWS
    func didUpdateState(_ state: PanelSummary) { calls.append(.didUpdateState(state)) }
    // @end
    // @for tap in answers
    func didFetchGuest(
        // @for value in tap.reply
        // @= value.type: GuestSummary
        _ guest: GuestSummary,
        // @end
    ) {
        // @= tap.replyValues: (guest)
        calls.append(.didFetchGuest(guest))
    }
    // @end
}

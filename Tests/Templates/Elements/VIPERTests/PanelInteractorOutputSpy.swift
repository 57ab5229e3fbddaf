@testable internal import PanelVIPER

final class PanelInteractorOutputSpy: PanelInteractorOutputProtocol {
    enum Call: Equatable {
        // @for tap in requests
        // @= tap.replyTypes: GuestSummary
        case didFetchGuest(GuestSummary)
        // @end
    }

    private(set) var calls: [Call] = []

    // @for tap in requests
    func didFetchGuest(
        // @for value in tap.reply
        // @= value.type: GuestSummary
        _ guest: GuestSummary,
        // @end
    ) {
        calls.append(
            .didFetchGuest(
                // @for value in tap.reply
                guest,
                // @end
            )
        )
    }
    // @end
}

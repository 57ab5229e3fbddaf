// @if SERVICES
internal import PanelModel

// @end
final class PanelInteractor: PanelInteractorProtocol {
    weak var output: (any PanelInteractorOutputProtocol)?

    // @for service in services
    private let supplier: any Supplier
    // @end
    // @sample
    private let dispenser: any Dispenser
    // @end
    // @for state in states
    // @= state.first: 0
    private var level = 0
    // @end
    // @if SERVICES

    init(
        // @for service in services
        supplier: any Supplier,
        // @end
        // @sample
        dispenser: any Dispenser,
        // @end
    ) {
        // @for service in services
        self.supplier = supplier
        // @end
        // @sample
        self.dispenser = dispenser
        // @end
    }
    // @end
    // @if FOLLOWS

    func fetchState() {
        output?.didUpdateState(state)
    }
    // @end
    // @for tap in requests
    // @if tap.changes

    func raise() {
        // @if tap.isLimited
        guard isRaisePossible else { return }
        // @end
        // @= tap.changing
        level += 1
        // @end
        // @if FOLLOWS
        output?.didUpdateState(state)
        // @end
        // @= tap.reads
        // @end
        // @if tap.isAnswered
        // @= tap.replyArguments: guest
        // | output?.didFetchGuest(guest)
        // @end
    }
    // @else

    func fetchGuest() {
        // @= tap.reads
        let guest = supplier.guest
        // @end
        // @= tap.replyArguments: GuestSummary(nick: guest.nick)
        output?.didFetchGuest(GuestSummary(nick: guest.nick))
    }
    // @end
    // @end
    // @if LIMITED

    // @end
    // @for tap in limited
    // @= tap.condition: level < 9
    private var isRaisePossible: Bool { level < 9 }
    // @end
    // @if STATE

    private var state: PanelSummary {
        PanelSummary(
            // @= dto.arguments
            level: level,
            isRaisePossible: isRaisePossible
                // @end
        )
    }
    // @end
}

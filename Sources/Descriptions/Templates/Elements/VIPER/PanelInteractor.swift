internal import PanelModel

final class PanelInteractor: PanelInteractorProtocol {
    weak var output: (any PanelInteractorOutputProtocol)?

    // @for service in services
    private let supplier: any Supplier
    // @end
    // @sample
    private let dispenser: any Dispenser
    // @end

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
    // @for tap in requests

    func fetchGuest() {
        // @= tap.reads
        let guest = supplier.guest
        // @end
        // @= tap.replyArguments: GuestSummary(nick: guest.nick)
        output?.didFetchGuest(GuestSummary(nick: guest.nick))
    }
    // @end
}

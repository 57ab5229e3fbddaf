internal import PanelModel

final class PanelPresenter: PanelPresenterProtocol {
    weak var view: (any PanelViewProtocol)?

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
    // @for tap in taps

    func didTapPress() {
        // @= tap.reads
        let guest = supplier.guest
        // @end
        // @for effect in tap.effects
        // @= effect.words
        // @end
        // @= effect.text: guest.nick
        view?.showCaption(guest.nick)
        // @end
    }
    // @end
    // @= countText
    // @end
}

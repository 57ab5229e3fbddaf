internal import DataBinding
internal import PanelModel

/// The contents of the screen.
@MainActor
final class PanelViewModel {
    // @for label in labels
    let caption = Bindable("")
    // @end

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

    func performPress() {
        // @= tap.reads
        let guest = supplier.guest
        // @end
        // @for effect in tap.effects
        // @= effect.words
        // @end
        // @= effect.text: guest.nick
        caption.value = guest.nick
        // @end
    }
    // @end
    // @= countText
    // @end
}

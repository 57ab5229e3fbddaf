internal import HeadlessKit
internal import PanelModel

final class PanelViewController: ViewController {
    // @for service in services
    private let supplier: any Supplier
    // @end
    // @sample
    private let dispenser: any Dispenser
    // @end
    private lazy var panelView = PanelView()

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

    override func loadView() { view = panelView }

    override func viewDidLoad() {
        super.viewDidLoad()
        // @for tap in taps
        panelView.onPress = { [weak self] in self?.performPress() }
        // @end
    }
    // @for tap in taps

    private func performPress() {
        // @= tap.reads
        let guest = supplier.guest
        // @end
        // @for effect in tap.effects
        // @= effect.words
        // @end
        // @= effect.text: guest.nick
        panelView.captionLabel.text = guest.nick
        // @end
    }
    // @end
    // @= countText
    // @end
}

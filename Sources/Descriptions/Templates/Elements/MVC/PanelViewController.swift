internal import HeadlessKit
// @if SERVICES
internal import PanelModel

// @end

final class PanelViewController: ViewController {
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
    private lazy var panelView = PanelView()

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
    override func loadView() { view = panelView }

    override func viewDidLoad() {
        super.viewDidLoad()
        // @for tap in taps
        panelView.onPress = { [weak self] in self?.performPress() }
        // @end
        // @if FOLLOWS
        showState()
        // @end
    }
    // @for tap in taps
    // @if tap.changes

    private func performRaise() {
        // @if tap.isLimited
        guard isRaisePossible else { return }
        // @end
        // @= tap.changing
        level += 1
        // @end
        // @if FOLLOWS
        showState()
        // @end
        // @= tap.reads
        // @end
        // @for effect in tap.effects
        // @= effect.words
        // @end
        // @= effect.text: guest.nick
        // | panelView.captionLabel.text = guest.nick
        // @end
    }
    // @else

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
    // @end
    // @if LIMITED

    // @end
    // @for tap in limited
    // @= tap.condition: level < 9
    private var isRaisePossible: Bool { level < 9 }
    // @end
    // @if FOLLOWS

    private func showState() {
        // @for label in bound
        // @= label.words
        // @end
        // @= label.text: String(level)
        panelView.gaugeLabel.text = String(level)
        // @end
        // @for tap in limited
        panelView.raiseButton.isEnabled = isRaisePossible
        // @end
    }
    // @end
    // @= countText
    // @end
}

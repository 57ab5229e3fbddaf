internal import DataBinding
// @if SERVICES
internal import PanelModel

// @end

/// The contents of the screen.
@MainActor
final class PanelViewModel {
    // @for label in labels
    // @if label.isBound
    // | private(set) lazy var caption = Bindable(captionText)
    // @else
    let caption = Bindable("")
    // @end
    // @end
    // @sample
    private(set) lazy var gauge = Bindable(gaugeText)
    // @end
    // @for tap in limited
    private(set) lazy var isRaiseEnabled = Bindable(isRaisePossible)
    // @end

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
    // @for tap in taps
    // @if tap.changes

    func performRaise() {
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
        // | caption.value = guest.nick
        // @end
    }
    // @else

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
    // @end
    // @if FOLLOWS

    // @end
    // @for label in bound
    // @if label.hasWords
    // | private var gaugeText: String {
    // @= label.words
    // @end
    // @= label.text: String(level)
    // |     return String(level)
    // | }
    // @else
    // @= label.text: String(level)
    private var gaugeText: String { String(level) }
    // @end
    // @end
    // @for tap in limited
    // @= tap.condition: level < 9
    private var isRaisePossible: Bool { level < 9 }
    // @end
    // @if FOLLOWS

    private func showState() {
        // @for label in bound
        gauge.value = gaugeText
        // @end
        // @for tap in limited
        isRaiseEnabled.value = isRaisePossible
        // @end
    }
    // @end
    // @= countText
    // @end
}

internal import HeadlessKit
internal import Panel

final class PanelView: View {
    // @for element in elements
    // @if element.isLabel
    let captionLabel = Label()
    // @else
    let pressButton = Button()
    // @end
    // @end
    // @sample
    let gaugeLabel = Label()
    let raiseButton = Button()
    // @end
    // @for tap in taps
    var onPress: (() -> Void)?
    // @end

    override init() {
        super.init()
        // @for element in elements
        // @if element.isLabel
        captionLabel.accessibilityIdentifier = PanelElement.caption
        // @if element.isFixed
        captionLabel.text = "{element.title}"
        // @end
        // @else
        pressButton.accessibilityIdentifier = PanelElement.press
        pressButton.setTitle("{element.title}", for: .normal)
        // @for tap in element.taps
        pressButton.addAction(Action { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
        // @end
        // @end
        // @end
        // @for element in elements
        // @if element.isLabel
        addSubview(captionLabel)
        // @else
        addSubview(pressButton)
        // @end
        // @end
    }
}

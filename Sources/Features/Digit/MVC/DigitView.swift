internal import Digit
internal import HeadlessKit

final class DigitView: View {
    let digitLabel = Label()
    let nextButton = Button()
    var onNext: (() -> Void)?

    override init() {
        super.init()
        digitLabel.accessibilityIdentifier = DigitElement.digit
        nextButton.accessibilityIdentifier = DigitElement.next
        nextButton.title = "Next"
        nextButton.onTap = { [weak self] in self?.onNext?() }
        addSubview(digitLabel)
        addSubview(nextButton)
    }
}

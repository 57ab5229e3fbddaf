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
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(Action { [weak self] _ in self?.onNext?() }, for: .touchUpInside)
        addSubview(digitLabel)
        addSubview(nextButton)
    }
}

internal import AppSupport
internal import Digit
internal import HeadlessKit

final class DigitView: UIView {
    let digitLabel = UILabel()
    let nextButton = UIButton(type: .system)
    var onNext: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        digitLabel.accessibilityIdentifier = DigitElement.digit
        nextButton.accessibilityIdentifier = DigitElement.next
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(UIAction { [weak self] _ in self?.onNext?() }, for: .touchUpInside)
        addStack(of: [digitLabel, nextButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

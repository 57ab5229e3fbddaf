internal import AppSupport
internal import Greeting
internal import HeadlessKit

final class GreetingView: UIView {
    let greetingLabel = UILabel()
    let showGreetingButton = UIButton(type: .system)
    var onShowGreeting: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            UIAction { [weak self] _ in self?.onShowGreeting?() },
            for: .touchUpInside
        )
        addStack(of: [greetingLabel, showGreetingButton])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

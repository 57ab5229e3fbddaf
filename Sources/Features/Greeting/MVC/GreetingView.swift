internal import Greeting
internal import HeadlessKit

final class GreetingView: View {
    let greetingLabel = Label()
    let showGreetingButton = Button()
    var onShowGreeting: (() -> Void)?

    override init() {
        super.init()
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            Action { [weak self] _ in self?.onShowGreeting?() },
            for: .touchUpInside
        )
        addSubview(greetingLabel)
        addSubview(showGreetingButton)
    }
}

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
        showGreetingButton.title = "Show greeting"
        showGreetingButton.onTap = { [weak self] in self?.onShowGreeting?() }
        addSubview(greetingLabel)
        addSubview(showGreetingButton)
    }
}

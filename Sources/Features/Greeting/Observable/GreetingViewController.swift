internal import Greeting
internal import HeadlessKit

final class GreetingViewController: ViewController {
    private let model: GreetingModel
    private lazy var greetingLabel = Label()
    private lazy var showGreetingButton = Button()

    init(model: GreetingModel) {
        self.model = model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            Action { [weak self] _ in self?.model.showGreeting() },
            for: .touchUpInside
        )
        view.addSubview(greetingLabel)
        view.addSubview(showGreetingButton)
    }

    override func updateProperties() {
        super.updateProperties()
        greetingLabel.text = model.greeting
    }
}

internal import Greeting
internal import HeadlessKit

final class GreetingViewController: ViewController {
    private let presenter: any GreetingPresenterProtocol
    private lazy var greetingLabel = Label()
    private lazy var showGreetingButton = Button()

    init(presenter: any GreetingPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapShowGreeting() },
            for: .touchUpInside
        )
        view.addSubview(greetingLabel)
        view.addSubview(showGreetingButton)
    }
}

extension GreetingViewController: GreetingViewProtocol {
    func showGreeting(_ greeting: String) {
        greetingLabel.text = greeting
    }
}

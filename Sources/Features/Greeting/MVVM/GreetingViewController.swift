internal import DataBinding
internal import Greeting
internal import HeadlessKit

final class GreetingViewController: ViewController {
    private let viewModel: GreetingViewModel
    private lazy var greetingLabel = Label()
    private lazy var showGreetingButton = Button()

    init(viewModel: GreetingViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            Action { [weak self] _ in self?.viewModel.showGreeting() },
            for: .touchUpInside
        )
        view.addSubview(greetingLabel)
        view.addSubview(showGreetingButton)
        viewModel.greeting.bind(to: self) { $0.greetingLabel.text = $1 }
    }
}

internal import AppSupport
internal import DataBinding
internal import Greeting
internal import HeadlessKit

final class GreetingViewController: UIViewController {
    private let viewModel: GreetingViewModel
    private lazy var greetingLabel = UILabel()
    private lazy var showGreetingButton = UIButton(type: .system)

    init(viewModel: GreetingViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.showGreeting() },
            for: .touchUpInside
        )
        view.addStack(of: [greetingLabel, showGreetingButton])
        viewModel.greeting.bind(to: self) { $0.greetingLabel.text = $1 }
    }
}

internal import AppSupport
internal import Greeting
internal import HeadlessKit

final class GreetingViewController: UIViewController {
    private let presenter: any GreetingPresenterProtocol
    private lazy var greetingLabel = UILabel()
    private lazy var showGreetingButton = UIButton(type: .system)

    init(presenter: any GreetingPresenterProtocol) {
        self.presenter = presenter
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
            UIAction { [weak self] _ in self?.presenter.didTapShowGreeting() },
            for: .touchUpInside
        )
        view.addStack(of: [greetingLabel, showGreetingButton])
    }
}

extension GreetingViewController: GreetingViewProtocol {
    func showGreeting(_ greeting: String) {
        greetingLabel.text = greeting
    }
}

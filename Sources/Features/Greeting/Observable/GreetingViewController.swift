internal import AppSupport
internal import Greeting
internal import HeadlessKit

final class GreetingViewController: UIViewController {
    private let model: GreetingModel
    private lazy var greetingLabel = UILabel()
    private lazy var showGreetingButton = UIButton(type: .system)

    init(model: GreetingModel) {
        self.model = model
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
            UIAction { [weak self] _ in self?.model.showGreeting() },
            for: .touchUpInside
        )
        view.addStack(of: [greetingLabel, showGreetingButton])
    }

    override func updateProperties() {
        super.updateProperties()
        greetingLabel.text = model.greeting
    }
}

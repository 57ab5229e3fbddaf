internal import HeadlessKit
internal import Layers

final class LayersViewController: ViewController {
    private let presenter: any LayersPresenterProtocol
    private lazy var greetingLabel = Label()
    private lazy var showGreetingButton = Button()

    init(presenter: any LayersPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = LayersElement.greeting
        showGreetingButton.accessibilityIdentifier = LayersElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            Action { [weak self] _ in self?.didTapShowGreeting() },
            for: .touchUpInside
        )
        view.addSubview(greetingLabel)
        view.addSubview(showGreetingButton)
    }

    private func didTapShowGreeting() {
        presenter.didTapShowGreeting()
    }
}

extension LayersViewController: LayersViewProtocol {
    func showGreeting(_ greeting: String) {
        greetingLabel.text = greeting
    }
}

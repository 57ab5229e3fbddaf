internal import HeadlessKit

final class GreetingViewController: ViewController {
    private let presenter: any GreetingPresenterProtocol
    private lazy var greetingView = GreetingView()

    init(presenter: any GreetingPresenterProtocol) {
        self.presenter = presenter
    }

    override func loadView() -> View { greetingView }

    override func viewDidLoad() {
        greetingView.onShowGreeting = { [weak self] in self?.presenter.didTapShowGreeting() }
    }
}

extension GreetingViewController: GreetingViewProtocol {
    func showGreeting(_ greeting: String) {
        greetingView.greetingLabel.text = greeting
    }
}

internal import HeadlessKit

final class GreetingViewController: ViewController {
    private let viewModel: GreetingViewModel
    private lazy var greetingView = GreetingView()

    init(viewModel: GreetingViewModel) {
        self.viewModel = viewModel
    }

    override func loadView() -> View { greetingView }

    override func viewDidLoad() {
        greetingView.onShowGreeting = { [weak self] in self?.viewModel.showGreeting() }
        viewModel.onGreetingChange = { [weak self] greeting in
            self?.greetingView.greetingLabel.text = greeting
        }
    }
}

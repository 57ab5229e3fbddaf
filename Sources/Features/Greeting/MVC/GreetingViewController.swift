internal import HeadlessKit
internal import Model

final class GreetingViewController: UIViewController {
    private let personProvider: any PersonProvider
    private lazy var greetingView = GreetingView()

    init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = greetingView }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingView.onShowGreeting = { [weak self] in self?.showGreeting() }
    }

    private func showGreeting() {
        let person = personProvider.person
        let words = ["Hello", person.firstName, person.lastName]
        greetingView.greetingLabel.text = words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

internal import AppSupport
internal import HeadlessKit

/// Puts modules under one another.
final class CardScene: UIViewController {
    private let modules: [UIViewController]

    init(_ modules: [UIViewController]) {
        self.modules = modules
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let stackView = view.addStack(of: [])
        for module in modules {
            addChild(module)
            stackView.addArrangedSubview(module.view)
            module.didMove(toParent: self)
        }
    }
}

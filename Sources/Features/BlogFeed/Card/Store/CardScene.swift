internal import HeadlessKit

/// Puts modules under one another.
final class CardScene: ViewController {
    private let modules: [ViewController]

    init(_ modules: [ViewController]) {
        self.modules = modules
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for module in modules {
            addChild(module)
            view.addSubview(module.view)
            module.didMove(toParent: self)
        }
    }
}

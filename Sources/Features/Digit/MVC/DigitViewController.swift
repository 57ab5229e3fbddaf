internal import HeadlessKit
internal import Model

final class DigitViewController: UIViewController {
    private let digitSource: any DigitSource
    private lazy var digitView = DigitView()

    init(digitSource: any DigitSource) {
        self.digitSource = digitSource
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = digitView }

    override func viewDidLoad() {
        super.viewDidLoad()
        digitView.onNext = { [weak self] in self?.showNextDigit() }
    }

    private func showNextDigit() {
        digitView.digitLabel.text = digitSource.nextDigit().map(String.init) ?? "–"
    }
}

internal import DataBinding
internal import HeadlessKit
internal import Panel

final class PanelViewController: ViewController {
    private let viewModel: PanelViewModel
    // @for element in elements
    // @if element.isLabel
    private lazy var captionLabel = Label()
    // @else
    private lazy var pressButton = Button()
    // @end
    // @end
    // @sample
    private lazy var raiseButton = Button()
    // @end

    init(viewModel: PanelViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // @for element in elements
        // @if element.isLabel
        captionLabel.accessibilityIdentifier = PanelElement.caption
        // @if element.isFixed
        captionLabel.text = "{element.title}"
        // @end
        // @else
        pressButton.accessibilityIdentifier = PanelElement.press
        pressButton.setTitle("{element.title}", for: .normal)
        // @for tap in element.taps
        pressButton.addAction(
            Action { [weak self] _ in self?.viewModel.performPress() },
            for: .touchUpInside
        )
        // @end
        // @end
        // @end
        // @for element in elements
        // @if element.isLabel
        view.addSubview(captionLabel)
        // @else
        view.addSubview(pressButton)
        // @end
        // @end
        // @for label in labels
        viewModel.caption.bind(to: self) { $0.captionLabel.text = $1 }
        // @end
        // @for tap in limited
        viewModel.isRaiseEnabled.bind(to: self) { $0.raiseButton.isEnabled = $1 }
        // @end
    }
}

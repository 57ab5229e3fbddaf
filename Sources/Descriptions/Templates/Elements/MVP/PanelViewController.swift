internal import HeadlessKit
internal import Panel

final class PanelViewController: ViewController {
    private let presenter: any PanelPresenterProtocol
    // @for element in elements
    // @if element.isLabel
    private lazy var captionLabel = Label()
    // @else
    private lazy var pressButton = Button()
    // @end
    // @end
    // @sample
    private lazy var gaugeLabel = Label()
    private lazy var raiseButton = Button()
    // @end

    init(presenter: any PanelPresenterProtocol) {
        self.presenter = presenter
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
            Action { [weak self] _ in self?.presenter.didTapPress() },
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
        // @if FOLLOWS
        presenter.viewDidLoad()
        // @end
    }
}

extension PanelViewController: PanelViewProtocol {
    // @for label in labels
    // @if label.isFurther

    // @end
    func showCaption(_ caption: String) {
        captionLabel.text = caption
    }
    // @end
    // @sample

    func showGauge(_ gauge: String) {
        gaugeLabel.text = gauge
    }
    // @end
    // @for tap in limited

    func enableRaise(_ isEnabled: Bool) {
        raiseButton.isEnabled = isEnabled
    }
    // @end
}

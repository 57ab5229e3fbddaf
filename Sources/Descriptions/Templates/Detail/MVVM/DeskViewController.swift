internal import DataBinding
internal import Desk
internal import HeadlessKit

final class DeskViewController: ViewController {
    private let viewModel: DeskViewModel
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var content = View()
    // @for element in elements
    // @if element.isLabel
    private lazy var captionLabel = Label()
    // @else
    private lazy var pressButton = Button()
    // @end
    // @end
    // @sample
    private lazy var leaveButton = Button()
    private lazy var guideButton = Button()
    // @end

    init(viewModel: DeskViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.loadGuest()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = DeskElement.loading
        errorLabel.accessibilityIdentifier = DeskElement.error
        retryButton.accessibilityIdentifier = DeskElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.viewModel.loadGuest() },
            for: .touchUpInside
        )
        // @for element in elements
        // @if element.isLabel
        captionLabel.accessibilityIdentifier = DeskElement.caption
        // @if element.isConstant
        // @= element.text: "Caption"
        captionLabel.text = "Caption"
        // @end
        // @else
        pressButton.accessibilityIdentifier = DeskElement.press
        // @if element.isConstant
        // @= element.text: "Press"
        pressButton.setTitle("Press", for: .normal)
        // @end
        // @for tap in element.taps
        pressButton.addAction(
            Action { [weak self] _ in self?.viewModel.press() },
            for: .touchUpInside
        )
        // @end
        // @for link in element.links
        // | guideButton.addAction(
        // |     Action { [weak self] _ in self?.viewModel.openGuide() },
        // |     for: .touchUpInside
        // | )
        // @end
        // @end
        // @end
        // @sample
        leaveButton.accessibilityIdentifier = DeskElement.leave
        leaveButton.addAction(
            Action { [weak self] _ in self?.viewModel.leave() },
            for: .touchUpInside
        )
        guideButton.accessibilityIdentifier = DeskElement.guide
        guideButton.setTitle("Guide", for: .normal)
        guideButton.addAction(
            Action { [weak self] _ in self?.viewModel.openGuide() },
            for: .touchUpInside
        )
        // @end
        // @= elements.addition
        [captionLabel, pressButton, leaveButton, guideButton].forEach(content.addSubview)
        // @end
        // @for element in conditional
        guideButton.isHidden = viewModel.isGuideHidden
        // @end
        content.isHidden = true
        [activityIndicator, errorLabel, retryButton, content].forEach(view.addSubview)
    }

    private func bind() {
        viewModel.phase.bind(to: self) { $0.show($1) }
        // @for element in varying
        // @if element.isLabel
        viewModel.caption.bind(to: self) { $0.captionLabel.text = $1 }
        // @else
        viewModel.leaveTitle.bind(to: self) { $0.leaveButton.setTitle($1, for: .normal) }
        // @end
        // @end
        // @for tap in conditioned
        viewModel.isPressEnabled.bind(to: self) { $0.pressButton.isEnabled = $1 }
        // @end
        // @for tap in confirmed
        viewModel.onQuestion = { [weak self] in self?.confirmLeave($0) }
        // @end
        #if CHANGES
            viewModel.onMessage = { [weak self] in self?.showToast($0) }
        #endif
    }

    private func show(_ phase: DeskViewModel.Phase) {
        errorLabel.isHidden = true
        retryButton.isHidden = true
        activityIndicator.stopAnimating()
        switch phase {
        case .loading:
            activityIndicator.startAnimating()
        case .failed(let text):
            errorLabel.text = text
            errorLabel.isHidden = false
            retryButton.isHidden = false
        case .loaded:
            content.isHidden = false
        }
    }
    // @for tap in confirmed

    private func confirmLeave(_ question: String) {
        let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
        // @for outcome in tap.outcomes
        alert.addAction(
            AlertAction(title: "{outcome.answer}", style: .default) { [weak self] _ in
                self?.viewModel.confirmLeave()
            }
        )
        // @end
        alert.addAction(AlertAction(title: "{tap.cancel}", style: .cancel))
        present(alert, animated: true)
    }
    // @end
}

internal import Desk
internal import HeadlessKit

final class DeskViewController: ViewController {
    private let presenter: any DeskPresenterProtocol
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

    init(presenter: any DeskPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = DeskElement.loading
        errorLabel.accessibilityIdentifier = DeskElement.error
        retryButton.accessibilityIdentifier = DeskElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapRetry() },
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
            Action { [weak self] _ in self?.presenter.didTapPress() },
            for: .touchUpInside
        )
        // @end
        // @for link in element.links
        // | guideButton.addAction(
        // |     Action { [weak self] _ in self?.presenter.didTapGuide() },
        // |     for: .touchUpInside
        // | )
        // @end
        // @end
        // @end
        // @sample
        leaveButton.accessibilityIdentifier = DeskElement.leave
        leaveButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapLeave() },
            for: .touchUpInside
        )
        guideButton.accessibilityIdentifier = DeskElement.guide
        guideButton.setTitle("Guide", for: .normal)
        guideButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapGuide() },
            for: .touchUpInside
        )
        // @end
        // @= elements.addition
        [captionLabel, pressButton, leaveButton, guideButton].forEach(content.addSubview)
        // @end
        content.isHidden = true
        [activityIndicator, errorLabel, retryButton, content].forEach(view.addSubview)
    }
}

extension DeskViewController: DeskViewProtocol {
    func showLoading() {
        errorLabel.isHidden = true
        retryButton.isHidden = true
        activityIndicator.startAnimating()
    }

    func showError(_ text: String) {
        activityIndicator.stopAnimating()
        errorLabel.text = text
        errorLabel.isHidden = false
        retryButton.isHidden = false
    }

    func showContent() {
        activityIndicator.stopAnimating()
        content.isHidden = false
    }
    // @for element in varying
    // @if element.isLabel

    func showCaption(_ caption: String) {
        captionLabel.text = caption
    }
    // @else

    func showLeaveTitle(_ leaveTitle: String) {
        leaveButton.setTitle(leaveTitle, for: .normal)
    }
    // @end
    // @end
    // @for tap in conditioned

    func enablePress(_ isEnabled: Bool) {
        pressButton.isEnabled = isEnabled
    }
    // @end
    // @for element in conditional

    func hideGuide(_ isHidden: Bool) {
        guideButton.isHidden = isHidden
    }
    // @end
    // @for tap in confirmed

    func confirmLeave(_ question: String) {
        let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
        // @for outcome in tap.outcomes
        alert.addAction(
            AlertAction(title: "{outcome.answer}", style: .default) { [weak self] _ in
                self?.presenter.didConfirmLeave()
            }
        )
        // @end
        alert.addAction(AlertAction(title: "{tap.cancel}", style: .cancel))
        present(alert, animated: true)
    }
    // @end
}

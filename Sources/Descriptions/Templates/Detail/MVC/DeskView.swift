internal import Desk
internal import HeadlessKit

final class DeskView: View {
    // @for element in openElements
    // @if element.isLabel
    let captionLabel = Label()
    // @else
    let pressButton = Button()
    // @end
    // @end
    // @sample
    let leaveButton = Button()
    let guideButton = Button()
    // @end
    var onRetry: (() -> Void)?
    // @for tap in taps
    var onTapPress: (() -> Void)?
    // @end
    // @sample
    var onTapLeave: (() -> Void)?
    // @end
    // @for link in links
    var onTapGuide: (() -> Void)?
    // @end

    // @for element in ownElements
    // @if element.isLabel
    private let headingLabel = Label()
    // @else
    private let extraButton = Button()
    // @end
    // @end
    private let activityIndicator = ActivityIndicatorView()
    private let errorLabel = Label()
    private let retryButton = Button()
    private let content = View()

    override init() {
        super.init()
        activityIndicator.accessibilityIdentifier = DeskElement.loading
        errorLabel.accessibilityIdentifier = DeskElement.error
        retryButton.accessibilityIdentifier = DeskElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(Action { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
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
        pressButton.addAction(Action { [weak self] _ in self?.onTapPress?() }, for: .touchUpInside)
        // @end
        // @for link in element.links
        // | guideButton.addAction(Action { [weak self] _ in self?.onTapGuide?() }, for: .touchUpInside)
        // @end
        // @end
        // @end
        // @sample
        leaveButton.accessibilityIdentifier = DeskElement.leave
        leaveButton.addAction(Action { [weak self] _ in self?.onTapLeave?() }, for: .touchUpInside)
        guideButton.accessibilityIdentifier = DeskElement.guide
        guideButton.setTitle("Guide", for: .normal)
        guideButton.addAction(Action { [weak self] _ in self?.onTapGuide?() }, for: .touchUpInside)
        // @end
        // @= elements.addition
        [captionLabel, pressButton, leaveButton, guideButton].forEach(content.addSubview)
        // @end
        content.isHidden = true
        [activityIndicator, errorLabel, retryButton, content].forEach(addSubview)
    }

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
}

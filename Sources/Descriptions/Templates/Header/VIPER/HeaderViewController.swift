internal import HeadlessKit
internal import Venue

final class HeaderViewController: ViewController {
    private let presenter: any HeaderPresenterProtocol
    // @for element in elements
    // @if element.isLabel
    private lazy var captionLabel = Label()
    // @end
    // @if element.isImage
    private lazy var portraitImageView = ImageView()
    // @end
    // @if element.isButton
    private lazy var leaveButton = Button()
    // @end
    // @end

    init(presenter: any HeaderPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        // @for element in elements
        // @if element.isLabel
        captionLabel.accessibilityIdentifier = VenueElement.guestCaption
        // @end
        // @if element.isImage
        portraitImageView.accessibilityIdentifier = VenueElement.guestPortrait
        // @if element.isFixed
        // @= element.text: "nobody.png"
        portraitImageView.image = Image(named: "nobody.png")
        // @end
        // @for link in element.links
        portraitImageView.onTap = { [weak self] in self?.presenter.didTapPortrait() }
        // @end
        // @end
        // @if element.isButton
        leaveButton.accessibilityIdentifier = VenueElement.leave
        leaveButton.isHidden = true
        // @for toggle in element.toggles
        leaveButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapLeave() },
            for: .touchUpInside
        )
        // @end
        // @end
        // @end
        // @= header.elements
        [captionLabel, portraitImageView, leaveButton].forEach(view.addSubview)
        // @end
    }
}

extension HeaderViewController: HeaderViewProtocol {
    // @for element in shown
    // @if element.isFurther

    // @end
    // @if element.isLabel
    func showCaption(_ caption: String) {
        captionLabel.text = caption
    }
    // @end
    // @sample

    // @end
    // @if element.isImage
    func showPortrait(_ portrait: String) {
        portraitImageView.image = Image(named: portrait)
    }
    // @end
    // @sample

    // @end
    // @if element.isButton
    func showLeaveTitle(_ leaveTitle: String) {
        leaveButton.setTitle(leaveTitle, for: .normal)
        leaveButton.isHidden = false
    }
    // @end
    // @end
    // @for toggle in confirmed

    func confirmHere(_ question: String) {
        let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(
            AlertAction(title: "{toggle.answer}", style: .default) { [weak self] _ in
                self?.presenter.didConfirmHere()
            }
        )
        alert.addAction(AlertAction(title: "{toggle.cancel}", style: .cancel))
        present(alert, animated: true)
    }
    // @end
}

internal import DataBinding
internal import HeadlessKit
internal import Venue

final class HeaderViewController: ViewController {
    private let viewModel: HeaderViewModel
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

    init(viewModel: HeaderViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.loadGuest()
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
        portraitImageView.onTap = { [weak self] in self?.viewModel.openPortrait() }
        // @end
        // @end
        // @if element.isButton
        leaveButton.accessibilityIdentifier = VenueElement.leave
        // @for toggle in element.toggles
        leaveButton.addAction(
            Action { [weak self] _ in self?.viewModel.toggleHere() },
            for: .touchUpInside
        )
        // @end
        // @end
        // @end
        // @= header.elements
        [captionLabel, portraitImageView, leaveButton].forEach(view.addSubview)
        // @end
    }

    private func bind() {
        // @for element in shown
        // @if element.isButton
        viewModel.leaveTitle.bind(to: self) { $0.showLeaveTitle($1) }
        // @else
        // @= element.bound: $0.captionLabel.text = $1
        viewModel.caption.bind(to: self) { $0.captionLabel.text = $1 }
        // @end
        // @end
        // @for toggle in confirmed
        viewModel.onQuestion = { [weak self] in self?.confirmHere($0) }
        // @end
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }
    // @for element in shown
    // @if element.isButton

    private func showLeaveTitle(_ title: String?) {
        leaveButton.setTitle(title ?? "", for: .normal)
        leaveButton.isHidden = title == nil
    }
    // @end
    // @end
    // @for toggle in confirmed

    private func confirmHere(_ question: String) {
        let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(
            AlertAction(title: "{toggle.answer}", style: .default) { [weak self] _ in
                self?.viewModel.confirmHere()
            }
        )
        alert.addAction(AlertAction(title: "{toggle.cancel}", style: .cancel))
        present(alert, animated: true)
    }
    // @end
}

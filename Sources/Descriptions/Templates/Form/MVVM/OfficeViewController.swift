internal import DataBinding
internal import HeadlessKit
internal import Office

final class OfficeViewController: ViewController {
    private let viewModel: OfficeViewModel
    // @for element in labels
    private lazy var captionLabel = Label()
    // @end
    private lazy var alterButton = Button()
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()

    init(viewModel: OfficeViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        // @if ANNOUNCES
        viewModel.start()
        // @else
        // | viewModel.loadGuest()
        // @end
    }

    private func layOut() {
        // @for element in labels
        captionLabel.accessibilityIdentifier = OfficeElement.caption
        // @end
        alterButton.accessibilityIdentifier = OfficeElement.alter
        alterButton.setTitle("{alter.title}", for: .normal)
        alterButton.addAction(
            Action { [weak self] _ in self?.viewModel.openForm() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = OfficeElement.loading
        errorLabel.accessibilityIdentifier = OfficeElement.error
        retryButton.accessibilityIdentifier = OfficeElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.viewModel.loadGuest() },
            for: .touchUpInside
        )
        let subviews = [
            // @= card.subviews
            captionLabel, alterButton, activityIndicator, errorLabel, retryButton,
            // @end
        ]
        subviews.forEach(view.addSubview)
    }

    private func bind() {
        // @for element in labels
        viewModel.caption.bind(to: self) { $0.captionLabel.text = $1 }
        // @end
        viewModel.phase.bind(to: self) { $0.show($1) }
    }

    private func show(_ phase: OfficeViewModel.Phase) {
        alterButton.isHidden = true
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
            alterButton.isHidden = false
        }
    }
}

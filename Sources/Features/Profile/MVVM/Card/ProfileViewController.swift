internal import AppSupport
internal import DataBinding
internal import HeadlessKit
internal import Profile

final class ProfileViewController: UIViewController {
    private let viewModel: ProfileViewModel
    private lazy var nameLabel = UILabel()
    private lazy var mailLabel = UILabel()
    private lazy var biographyLabel = UILabel()
    private lazy var newsletterLabel = UILabel()
    private lazy var editButton = UIButton(type: .system)
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)

    init(viewModel: ProfileViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.start()
    }

    private func layOut() {
        nameLabel.accessibilityIdentifier = ProfileElement.name
        mailLabel.accessibilityIdentifier = ProfileElement.mail
        biographyLabel.accessibilityIdentifier = ProfileElement.biography
        newsletterLabel.accessibilityIdentifier = ProfileElement.newsletter
        editButton.accessibilityIdentifier = ProfileElement.edit
        editButton.setTitle("Edit", for: .normal)
        editButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.edit() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.loadProfile() },
            for: .touchUpInside
        )
        view.addStack(of: [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ])
    }
    private func bind() {
        viewModel.name.bind(to: self) { $0.nameLabel.text = $1 }
        viewModel.mail.bind(to: self) { $0.mailLabel.text = $1 }
        viewModel.biography.bind(to: self) { $0.biographyLabel.text = $1 }
        viewModel.newsletter.bind(to: self) { $0.newsletterLabel.text = $1 }
        viewModel.state.bind(to: self) { $0.show($1) }
    }

    private func show(_ state: ProfileViewModel.State) {
        editButton.isHidden = true
        errorLabel.isHidden = true
        retryButton.isHidden = true
        activityIndicator.stopAnimating()
        switch state {
        case .loading:
            activityIndicator.startAnimating()
        case .failed(let text):
            errorLabel.text = text
            errorLabel.isHidden = false
            retryButton.isHidden = false
        case .loaded:
            editButton.isHidden = false
        }
    }
}

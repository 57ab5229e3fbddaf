internal import AppSupport
internal import HeadlessKit
internal import Profile
internal import StateManagement

final class ProfileViewController: UIViewController {
    private let model: ProfileModel
    /// The coordinator, which lives as long as the screen.
    private let coordinator: AnyObject
    private let tasks = ScreenTasks()
    private lazy var nameLabel = UILabel()
    private lazy var mailLabel = UILabel()
    private lazy var biographyLabel = UILabel()
    private lazy var newsletterLabel = UILabel()
    private lazy var editButton = UIButton(type: .system)
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)

    init(model: ProfileModel, coordinator: AnyObject) {
        self.model = model
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        model.start()
        tasks.start(model.load)
    }

    private func layOut() {
        nameLabel.accessibilityIdentifier = ProfileElement.name
        mailLabel.accessibilityIdentifier = ProfileElement.mail
        biographyLabel.accessibilityIdentifier = ProfileElement.biography
        newsletterLabel.accessibilityIdentifier = ProfileElement.newsletter
        editButton.accessibilityIdentifier = ProfileElement.edit
        editButton.setTitle("Edit", for: .normal)
        editButton.addAction(
            UIAction { [model] _ in model.edit() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [tasks, model] _ in tasks.start(model.load) },
            for: .touchUpInside
        )
        view.addStack(of: [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ])
    }

    override func updateProperties() {
        super.updateProperties()
        nameLabel.text = model.name
        mailLabel.text = model.mail
        biographyLabel.text = model.biography
        newsletterLabel.text = model.newsletter
        show(model.content)
    }

    private func show(_ content: ProfileModel.Content) {
        editButton.isHidden = true
        errorLabel.isHidden = true
        retryButton.isHidden = true
        activityIndicator.stopAnimating()
        switch content {
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

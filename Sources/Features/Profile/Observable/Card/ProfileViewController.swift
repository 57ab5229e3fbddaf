internal import HeadlessKit
internal import Profile
internal import StateManagement

final class ProfileViewController: ViewController {
    private let model: ProfileModel
    private let tasks = ScreenTasks()
    private lazy var nameLabel = Label()
    private lazy var mailLabel = Label()
    private lazy var biographyLabel = Label()
    private lazy var newsletterLabel = Label()
    private lazy var editButton = Button()
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()

    init(model: ProfileModel) {
        self.model = model
    }

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
            Action { [model] _ in model.edit() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [tasks, model] _ in tasks.start(model.load) },
            for: .touchUpInside
        )
        let subviews = [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ]
        subviews.forEach(view.addSubview)
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

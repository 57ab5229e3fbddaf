internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class HeaderViewController: UIViewController {
    private let model: HeaderModel
    private let tasks = ScreenTasks()
    private lazy var iconView = UIImageView()
    private lazy var nameLabel = UILabel()
    private lazy var summaryLabel = UILabel()
    private lazy var blogsLabel = UILabel()
    private lazy var friendsLabel = UILabel()
    private lazy var followButton = UIButton(type: .system)

    init(model: HeaderModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        model.onMessage = { [weak self] in self?.showToast($0) }
        tasks.start(model.load)
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.isUserInteractionEnabled = true
        iconView.addGestureRecognizer(UITapGestureRecognizer { [model] in model.selectUser() })
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.addAction(
            UIAction { [tasks, model] _ in tasks.start(model.toggleFollow) },
            for: .touchUpInside
        )
        view.addStack(of: [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ])
    }

    override func updateProperties() {
        super.updateProperties()
        iconView.image = UIImage(named: model.icon)
        nameLabel.text = model.name
        summaryLabel.text = model.summary
        blogsLabel.text = model.blogs
        friendsLabel.text = model.friends
        showFollowButton(model.followTitle)
    }

    private func showFollowButton(_ title: String?) {
        followButton.setTitle(title ?? "", for: .normal)
        followButton.isHidden = title == nil
    }
}

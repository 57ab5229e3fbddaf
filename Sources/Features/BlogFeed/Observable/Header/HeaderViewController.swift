internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class HeaderViewController: ViewController {
    private let model: HeaderModel
    private let tasks = ScreenTasks()
    private lazy var iconView = ImageView()
    private lazy var nameLabel = Label()
    private lazy var summaryLabel = Label()
    private lazy var blogsLabel = Label()
    private lazy var friendsLabel = Label()
    private lazy var followButton = Button()

    init(model: HeaderModel) {
        self.model = model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        tasks.start(model.load)
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.onTap = { [model] in model.selectUser() }
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.addAction(
            Action { [tasks, model] _ in tasks.start(model.toggleFollow) },
            for: .touchUpInside
        )
        let subviews = [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ]
        subviews.forEach(view.addSubview)
    }

    override func updateProperties() {
        super.updateProperties()
        iconView.image = Image(named: model.icon)
        nameLabel.text = model.name
        summaryLabel.text = model.summary
        blogsLabel.text = model.blogs
        friendsLabel.text = model.friends
        showFollowButton(model.followTitle)
        model.takeMessages().forEach(showToast)
    }

    private func showFollowButton(_ title: String?) {
        followButton.setTitle(title ?? "", for: .normal)
        followButton.isHidden = title == nil
    }
}

internal import BlogFeed
internal import DataBinding
internal import HeadlessKit

final class HeaderViewController: ViewController {
    private let viewModel: HeaderViewModel
    private lazy var iconView = ImageView()
    private lazy var nameLabel = Label()
    private lazy var summaryLabel = Label()
    private lazy var blogsLabel = Label()
    private lazy var friendsLabel = Label()
    private lazy var followButton = Button()

    init(viewModel: HeaderViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.loadUser()
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.onTap = { [weak self] in self?.viewModel.selectUser() }
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.addAction(
            Action { [weak self] _ in self?.viewModel.toggleFollow() },
            for: .touchUpInside
        )
        let subviews = [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ]
        subviews.forEach(view.addSubview)
    }

    private func bind() {
        viewModel.icon.bind(to: self) { $0.iconView.image = Image(named: $1) }
        viewModel.name.bind(to: self) { $0.nameLabel.text = $1 }
        viewModel.summary.bind(to: self) { $0.summaryLabel.text = $1 }
        viewModel.blogs.bind(to: self) { $0.blogsLabel.text = $1 }
        viewModel.friends.bind(to: self) { $0.friendsLabel.text = $1 }
        viewModel.followTitle.bind(to: self) { $0.showFollowButton($1) }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func showFollowButton(_ title: String?) {
        followButton.setTitle(title ?? "", for: .normal)
        followButton.isHidden = title == nil
    }
}

internal import BlogFeed
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
        viewModel.onIconChange = { [weak self] in self?.iconView.image = Image(named: $0) }
        viewModel.onNameChange = { [weak self] in self?.nameLabel.text = $0 }
        viewModel.onSummaryChange = { [weak self] in self?.summaryLabel.text = $0 }
        viewModel.onBlogsChange = { [weak self] in self?.blogsLabel.text = $0 }
        viewModel.onFriendsChange = { [weak self] in self?.friendsLabel.text = $0 }
        viewModel.onFollowTitleChange = { [weak self] in self?.showFollowButton($0) }
        viewModel.onQuestion = { [weak self] in self?.confirmUnfollow($0) }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func showFollowButton(_ title: String?) {
        followButton.setTitle(title ?? "", for: .normal)
        followButton.isHidden = title == nil
    }

    private func confirmUnfollow(_ question: String) {
        let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(
            AlertAction(title: "Unfollow", style: .destructive) { [weak self] _ in
                self?.viewModel.unfollow()
            }
        )
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

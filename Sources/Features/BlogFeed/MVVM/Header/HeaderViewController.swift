internal import AppSupport
internal import BlogFeed
internal import DataBinding
internal import HeadlessKit

final class HeaderViewController: UIViewController {
    private let viewModel: HeaderViewModel
    private lazy var iconView = UIImageView()
    private lazy var nameLabel = UILabel()
    private lazy var summaryLabel = UILabel()
    private lazy var blogsLabel = UILabel()
    private lazy var friendsLabel = UILabel()
    private lazy var followButton = UIButton(type: .system)

    init(viewModel: HeaderViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.loadUser()
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.isUserInteractionEnabled = true
        iconView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.viewModel.selectUser() }
        )
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.toggleFollow() },
            for: .touchUpInside
        )
        view.addStack(of: [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ])
    }

    private func bind() {
        viewModel.icon.bind(to: self) { $0.iconView.image = UIImage(named: $1) }
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

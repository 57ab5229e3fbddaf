internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class HeaderViewController: UIViewController {
    private let store: Store<HeaderState, HeaderAction>
    private lazy var iconView = UIImageView()
    private lazy var nameLabel = UILabel()
    private lazy var summaryLabel = UILabel()
    private lazy var blogsLabel = UILabel()
    private lazy var friendsLabel = UILabel()
    private lazy var followButton = UIButton(type: .system)

    init(store: Store<HeaderState, HeaderAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self, \.icon) { $0.iconView.image = UIImage(named: $1) }
        store.observe(self, \.name) { $0.nameLabel.text = $1 }
        store.observe(self, \.summary) { $0.summaryLabel.text = $1 }
        store.observe(self, \.blogs) { $0.blogsLabel.text = $1 }
        store.observe(self, \.friends) { $0.friendsLabel.text = $1 }
        store.observe(self, \.followTitle) { $0.showFollowButton($1) }
        store.send(.opened)
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.isUserInteractionEnabled = true
        iconView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.store.send(.iconTapped) }
        )
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.followTapped) },
            for: .touchUpInside
        )
        view.addStack(of: [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ])
    }

    private func showFollowButton(_ title: String?) {
        followButton.setTitle(title ?? "", for: .normal)
        followButton.isHidden = title == nil
    }
}

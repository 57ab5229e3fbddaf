internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class HeaderViewController: ViewController {
    private let store: Store<HeaderState, HeaderAction>
    private lazy var iconView = ImageView()
    private lazy var nameLabel = Label()
    private lazy var summaryLabel = Label()
    private lazy var blogsLabel = Label()
    private lazy var friendsLabel = Label()
    private lazy var followButton = Button()

    init(store: Store<HeaderState, HeaderAction>) {
        self.store = store
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self) { $0.show($1) }
        store.send(.opened)
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.onTap = { [weak self] in self?.store.send(.iconTapped) }
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.addAction(
            Action { [weak self] _ in self?.store.send(.followTapped) },
            for: .touchUpInside
        )
        let subviews = [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ]
        subviews.forEach(view.addSubview)
    }

    private func show(_ state: HeaderState) {
        iconView.image = Image(named: state.icon)
        nameLabel.text = state.name
        summaryLabel.text = state.summary
        blogsLabel.text = state.blogs
        friendsLabel.text = state.friends
        showFollowButton(state.followTitle)
        state.messages.forEach(showToast)
        if !state.messages.isEmpty { store.send(.messagesShown) }
    }

    private func showFollowButton(_ title: String?) {
        followButton.setTitle(title ?? "", for: .normal)
        followButton.isHidden = title == nil
    }
}

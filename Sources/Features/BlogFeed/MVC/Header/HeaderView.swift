internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class HeaderView: UIView {
    let iconView = UIImageView()
    let nameLabel = UILabel()
    let summaryLabel = UILabel()
    let blogsLabel = UILabel()
    let friendsLabel = UILabel()
    let followButton = UIButton(type: .system)
    var onTapIcon: (() -> Void)?
    var onTapFollow: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.isUserInteractionEnabled = true
        iconView.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.onTapIcon?() })
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.isHidden = true
        followButton.addAction(
            UIAction { [weak self] _ in self?.onTapFollow?() },
            for: .touchUpInside
        )
        addStack(of: [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

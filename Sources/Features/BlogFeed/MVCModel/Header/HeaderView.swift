internal import BlogFeed
internal import HeadlessKit

final class HeaderView: View {
    let iconView = ImageView()
    let nameLabel = Label()
    let summaryLabel = Label()
    let blogsLabel = Label()
    let friendsLabel = Label()
    let followButton = Button()
    var onTapIcon: (() -> Void)?
    var onTapFollow: (() -> Void)?

    override init() {
        super.init()
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.onTap = { [weak self] in self?.onTapIcon?() }
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.isHidden = true
        followButton.addAction(
            Action { [weak self] _ in self?.onTapFollow?() },
            for: .touchUpInside
        )
        let subviews = [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ]
        subviews.forEach(addSubview)
    }
}

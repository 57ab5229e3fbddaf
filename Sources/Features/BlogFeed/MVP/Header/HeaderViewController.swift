internal import BlogFeed
internal import HeadlessKit

final class HeaderViewController: ViewController {
    private let presenter: any HeaderPresenterProtocol
    private lazy var iconView = ImageView()
    private lazy var nameLabel = Label()
    private lazy var summaryLabel = Label()
    private lazy var blogsLabel = Label()
    private lazy var friendsLabel = Label()
    private lazy var followButton = Button()

    init(presenter: any HeaderPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.onTap = { [weak self] in self?.presenter.didTapIcon() }
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.isHidden = true
        followButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapFollow() },
            for: .touchUpInside
        )
        let subviews = [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ]
        subviews.forEach(view.addSubview)
    }
}

extension HeaderViewController: HeaderViewProtocol {
    func showIcon(_ image: String) {
        iconView.image = Image(named: image)
    }

    func showName(_ name: String) {
        nameLabel.text = name
    }

    func showSummary(_ summary: String) {
        summaryLabel.text = summary
    }

    func showBlogs(_ blogs: String) {
        blogsLabel.text = blogs
    }

    func showFriends(_ friends: String) {
        friendsLabel.text = friends
    }

    func showFollowButton(_ title: String) {
        followButton.setTitle(title, for: .normal)
        followButton.isHidden = false
    }
}

internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class HeaderViewController: UIViewController {
    private let presenter: any HeaderPresenterProtocol
    private lazy var iconView = UIImageView()
    private lazy var nameLabel = UILabel()
    private lazy var summaryLabel = UILabel()
    private lazy var blogsLabel = UILabel()
    private lazy var friendsLabel = UILabel()
    private lazy var followButton = UIButton(type: .system)

    init(presenter: any HeaderPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.isUserInteractionEnabled = true
        iconView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.presenter.didTapIcon() }
        )
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.isHidden = true
        followButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapFollow() },
            for: .touchUpInside
        )
        view.addStack(of: [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ])
    }
}

extension HeaderViewController: HeaderViewProtocol {
    func showIcon(_ image: String) {
        iconView.image = UIImage(named: image)
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

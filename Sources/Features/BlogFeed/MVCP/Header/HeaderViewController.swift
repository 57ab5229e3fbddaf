internal import AppSupport
internal import HeadlessKit

/// Binds the view to its presenter.
final class HeaderViewController: UIViewController {
    private let presenter: any HeaderPresenterProtocol
    private lazy var headerView = HeaderView()

    init(presenter: any HeaderPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = headerView }

    override func viewDidLoad() {
        super.viewDidLoad()
        headerView.onTapIcon = { [weak self] in self?.presenter.didTapIcon() }
        headerView.onTapFollow = { [weak self] in self?.presenter.didTapFollow() }
        presenter.viewDidLoad()
    }
}

extension HeaderViewController: HeaderViewProtocol {
    func showIcon(_ image: String) {
        headerView.iconView.image = UIImage(named: image)
    }

    func showName(_ name: String) {
        headerView.nameLabel.text = name
    }

    func showSummary(_ summary: String) {
        headerView.summaryLabel.text = summary
    }

    func showBlogs(_ blogs: String) {
        headerView.blogsLabel.text = blogs
    }

    func showFriends(_ friends: String) {
        headerView.friendsLabel.text = friends
    }

    func showFollowButton(_ title: String) {
        headerView.followButton.setTitle(title, for: .normal)
        headerView.followButton.isHidden = false
    }
}

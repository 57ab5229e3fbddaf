internal import AppSupport
internal import DataBinding
internal import HeadlessKit

/// Binds the view to its view model.
final class HeaderViewController: UIViewController {
    private let viewModel: HeaderViewModel
    private lazy var headerView = HeaderView()

    init(viewModel: HeaderViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = headerView }

    override func viewDidLoad() {
        super.viewDidLoad()
        headerView.onTapIcon = { [weak self] in self?.viewModel.selectUser() }
        headerView.onTapFollow = { [weak self] in self?.viewModel.toggleFollow() }
        bind()
        viewModel.loadUser()
    }

    private func bind() {
        viewModel.icon.bind(to: self) { $0.headerView.iconView.image = UIImage(named: $1) }
        viewModel.name.bind(to: self) { $0.headerView.nameLabel.text = $1 }
        viewModel.summary.bind(to: self) { $0.headerView.summaryLabel.text = $1 }
        viewModel.blogs.bind(to: self) { $0.headerView.blogsLabel.text = $1 }
        viewModel.friends.bind(to: self) { $0.headerView.friendsLabel.text = $1 }
        viewModel.followTitle.bind(to: self) { $0.showFollowButton($1) }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func showFollowButton(_ title: String?) {
        headerView.followButton.setTitle(title ?? "", for: .normal)
        headerView.followButton.isHidden = title == nil
    }
}

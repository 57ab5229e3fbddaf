internal import HeadlessKit

/// Binds the view to its view model.
final class HeaderViewController: ViewController {
    private let viewModel: HeaderViewModel
    private lazy var headerView = HeaderView()

    init(viewModel: HeaderViewModel) {
        self.viewModel = viewModel
    }

    override func loadView() { view = headerView }

    override func viewDidLoad() {
        super.viewDidLoad()
        headerView.onTapIcon = { [weak self] in self?.viewModel.selectUser() }
        headerView.onTapFollow = { [weak self] in self?.viewModel.toggleFollow() }
        bind()
        viewModel.loadUser()
    }

    private func bind() {
        viewModel.onIconChange = { [weak self] in self?.headerView.iconView.image = Image(named: $0)
        }
        viewModel.onNameChange = { [weak self] in self?.headerView.nameLabel.text = $0 }
        viewModel.onSummaryChange = { [weak self] in self?.headerView.summaryLabel.text = $0 }
        viewModel.onBlogsChange = { [weak self] in self?.headerView.blogsLabel.text = $0 }
        viewModel.onFriendsChange = { [weak self] in self?.headerView.friendsLabel.text = $0 }
        viewModel.onFollowTitleChange = { [weak self] in self?.showFollowButton($0) }
        viewModel.onQuestion = { [weak self] in self?.confirmUnfollow($0) }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func showFollowButton(_ title: String?) {
        headerView.followButton.setTitle(title ?? "", for: .normal)
        headerView.followButton.isHidden = title == nil
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

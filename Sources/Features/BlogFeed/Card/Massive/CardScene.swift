internal import AppSupport
internal import BlogFeed
internal import BlogFeedMassive
internal import HeadlessKit
internal import Model
internal import ModelFormatting

/// The whole card: layout, state, requests and navigation of header and drafts.
final class CardScene: UIViewController {
    private static let defaultIcon = "icon0"
    private enum FirstLoad { case running, failed, done }

    private let dependencies: BlogFeedDependencies

    private lazy var iconView = UIImageView()
    private lazy var nameLabel = UILabel()
    private lazy var summaryLabel = UILabel()
    private lazy var blogsLabel = UILabel()
    private lazy var friendsLabel = UILabel()
    private lazy var followButton = UIButton(type: .system)
    private lazy var draftsIndicator = UIActivityIndicatorView()
    private lazy var draftsErrorLabel = UILabel()
    private lazy var draftsRetryButton = UIButton(type: .system)
    private lazy var draftsEmptyLabel = UILabel()
    private lazy var draftsTableView = UITableView()
    private lazy var draftsRefreshControl = UIRefreshControl()

    /// The loaded user; `nil` before the first reply.
    private var user: User?
    private var isFollowRequestRunning = false

    private var drafts: [Draft] = []
    private var draftsFirstLoad = FirstLoad.done
    private var isRefreshingDrafts = false

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOutHeader()
        loadUser()
        if dependencies.isOwnPage {
            layOutDrafts()
            loadDrafts()
        }
    }

    // MARK: - Layout

    private func layOutHeader() {
        iconView.accessibilityIdentifier = BlogFeedElement.userIcon
        iconView.image = UIImage(named: Self.defaultIcon)
        iconView.isUserInteractionEnabled = true
        iconView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in
                guard let self else { return }
                dependencies.navigator.push(.userDetail(dependencies.userID))
            }
        )
        nameLabel.accessibilityIdentifier = BlogFeedElement.userName
        summaryLabel.accessibilityIdentifier = BlogFeedElement.userSummary
        blogsLabel.accessibilityIdentifier = BlogFeedElement.userBlogs
        friendsLabel.accessibilityIdentifier = BlogFeedElement.userFriends
        followButton.accessibilityIdentifier = BlogFeedElement.follow
        followButton.isHidden = true
        followButton.addAction(
            UIAction { [weak self] _ in self?.toggleFollow() },
            for: .touchUpInside
        )
        view.addStack(of: [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ])
    }

    private func layOutDrafts() {
        draftsIndicator.accessibilityIdentifier = BlogFeedElement.Drafts.loading
        draftsErrorLabel.accessibilityIdentifier = BlogFeedElement.Drafts.error
        draftsRetryButton.accessibilityIdentifier = BlogFeedElement.Drafts.retry
        draftsRetryButton.setTitle("Retry", for: .normal)
        draftsRetryButton.addAction(
            UIAction { [weak self] _ in self?.loadDrafts() },
            for: .touchUpInside
        )
        draftsEmptyLabel.accessibilityIdentifier = BlogFeedElement.Drafts.empty
        draftsTableView.accessibilityIdentifier = BlogFeedElement.Drafts.list
        draftsTableView.dataSource = self
        draftsTableView.delegate = self
        draftsRefreshControl.addAction(
            UIAction { [weak self] _ in self?.pullToRefreshDrafts() },
            for: .valueChanged
        )
        draftsTableView.refreshControl = draftsRefreshControl
        view.addStack(of: [
            draftsIndicator, draftsErrorLabel, draftsRetryButton, draftsEmptyLabel,
            draftsTableView,
        ])
        hideDraftsPlaceholder()
    }

    // MARK: - Header

    private func loadUser() {
        dependencies.userService.user(id: dependencies.userID) { [weak self] result in
            switch result {
            case .success(let user): self?.show(user)
            case .failure: self?.showToast("Could not load the user")
            }
        }
    }

    private func show(_ user: User) {
        self.user = user
        let biography = user.biography.isEmpty ? "This person left nothing here." : user.biography
        iconView.image = UIImage(named: user.icon ?? Self.defaultIcon)
        nameLabel.text = TextFormat.name(user.name)
        summaryLabel.text = "Bio: \(biography)"
        blogsLabel.text = "Blogs: \(user.blogCount)"
        friendsLabel.text = "Friends: \(user.friendCount)"
        followButton.isHidden = dependencies.isOwnPage
        followButton.setTitle(user.isFollowed ? "Following" : "Follow", for: .normal)
    }

    private func toggleFollow() {
        guard let user, !isFollowRequestRunning else { return }
        if user.isFollowed { unfollow() } else { follow() }
    }

    private func follow() {
        isFollowRequestRunning = true
        user?.isFollowed = true
        followButton.setTitle("Following", for: .normal)
        dependencies.userService.follow(userID: dependencies.userID) { [weak self] result in
            self?.isFollowRequestRunning = false
            guard case .failure = result else { return }
            self?.user?.isFollowed = false
            self?.followButton.setTitle("Follow", for: .normal)
            self?.showToast("Could not follow")
        }
    }

    private func unfollow() {
        isFollowRequestRunning = true
        user?.isFollowed = false
        followButton.setTitle("Follow", for: .normal)
        dependencies.userService.unfollow(userID: dependencies.userID) { [weak self] result in
            self?.isFollowRequestRunning = false
            guard case .failure = result else { return }
            self?.user?.isFollowed = true
            self?.followButton.setTitle("Following", for: .normal)
            self?.showToast("Could not unfollow")
        }
    }

    // MARK: - Drafts

    private func loadDrafts() {
        draftsFirstLoad = .running
        hideDraftsPlaceholder()
        draftsIndicator.startAnimating()
        dependencies.blogService.drafts(userID: dependencies.userID) { [weak self] result in
            guard let self else { return }
            draftsRefreshControl.endRefreshing()
            switch result {
            case .success(let drafts):
                draftsFirstLoad = .done
                show(drafts)
            case .failure:
                draftsFirstLoad = .failed
                hideDraftsPlaceholder()
                draftsErrorLabel.text = "Could not load drafts"
                draftsErrorLabel.isHidden = false
                draftsRetryButton.isHidden = false
            }
        }
    }

    private func pullToRefreshDrafts() {
        if draftsFirstLoad == .failed {
            loadDrafts()
            return
        }
        guard draftsFirstLoad == .done, !isRefreshingDrafts else { return }
        isRefreshingDrafts = true
        dependencies.blogService.drafts(userID: dependencies.userID) { [weak self] result in
            guard let self else { return }
            isRefreshingDrafts = false
            draftsRefreshControl.endRefreshing()
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: showToast("Could not refresh")
            }
        }
    }

    private func show(_ drafts: [Draft]) {
        self.drafts = drafts
        hideDraftsPlaceholder()
        if drafts.isEmpty {
            draftsEmptyLabel.text = "No drafts"
            draftsEmptyLabel.isHidden = false
        }
        draftsTableView.reloadData()
    }

    private func hideDraftsPlaceholder() {
        draftsIndicator.stopAnimating()
        draftsErrorLabel.isHidden = true
        draftsRetryButton.isHidden = true
        draftsEmptyLabel.isHidden = true
    }
}

extension CardScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        drafts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            draftsTableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        cell.draft = drafts[indexPath.row]
        return cell
    }
}

extension CardScene: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        dependencies.navigator.push(.draftEditor(drafts[indexPath.row].id))
    }
}

internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import ModelFormatting

/// The whole page: layout, state, requests and navigation of header, blogs and drafts.
final class BlogFeedScene: UIViewController {
    private static let defaultIcon = "icon0"
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    private let dependencies: BlogFeedDependencies

    private lazy var stackView = view.addStack(of: [])
    private lazy var iconView = UIImageView()
    private lazy var nameLabel = UILabel()
    private lazy var summaryLabel = UILabel()
    private lazy var blogsLabel = UILabel()
    private lazy var friendsLabel = UILabel()
    private lazy var followButton = UIButton(type: .system)
    private lazy var switchButton = UIButton(type: .system)
    private lazy var blogsView = UIView()
    private lazy var blogsIndicator = UIActivityIndicatorView()
    private lazy var blogsErrorLabel = UILabel()
    private lazy var blogsRetryButton = UIButton(type: .system)
    private lazy var blogsEmptyLabel = UILabel()
    private lazy var blogsTableView = UITableView()
    private lazy var blogsRefreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)
    private lazy var draftsView = UIView()
    private lazy var draftsIndicator = UIActivityIndicatorView()
    private lazy var draftsErrorLabel = UILabel()
    private lazy var draftsRetryButton = UIButton(type: .system)
    private lazy var draftsEmptyLabel = UILabel()
    private lazy var draftsTableView = UITableView()
    private lazy var draftsRefreshControl = UIRefreshControl()

    /// The loaded user; `nil` before the first reply.
    private var user: User?
    private var isFollowRequestRunning = false

    private var blogs: [Blog] = []
    private var rowsByID: [Blog.ID: Int] = [:]
    private var likingIDs: Set<Blog.ID> = []
    private var sharingIDs: Set<Blog.ID> = []
    private var blogsFirstLoad = FirstLoad.done
    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    private var isOutdated = false
    private var footer = Footer.hidden
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    private var generation = 0

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
        if dependencies.isOwnPage { addSwitchButton() }
        layOutBlogs()
        loadFirstPage()
        if dependencies.isOwnPage {
            layOutDrafts()
            loadDrafts()
        }
        showDrafts(false)
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
        let subviews = [
            iconView, nameLabel, summaryLabel, blogsLabel, friendsLabel, followButton,
        ]
        subviews.forEach(stackView.addArrangedSubview)
    }

    private func addSwitchButton() {
        switchButton.accessibilityIdentifier = BlogFeedElement.listSwitch
        switchButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                showDrafts(!blogsView.isHidden)
            },
            for: .touchUpInside
        )
        stackView.addArrangedSubview(switchButton)
    }

    private func layOutBlogs() {
        blogsIndicator.accessibilityIdentifier = BlogFeedElement.Blogs.loading
        blogsErrorLabel.accessibilityIdentifier = BlogFeedElement.Blogs.error
        blogsRetryButton.accessibilityIdentifier = BlogFeedElement.Blogs.retry
        blogsRetryButton.setTitle("Retry", for: .normal)
        blogsRetryButton.addAction(
            UIAction { [weak self] _ in self?.loadFirstPage() },
            for: .touchUpInside
        )
        blogsEmptyLabel.accessibilityIdentifier = BlogFeedElement.Blogs.empty
        blogsTableView.accessibilityIdentifier = BlogFeedElement.Blogs.list
        blogsTableView.dataSource = self
        blogsTableView.delegate = self
        blogsRefreshControl.addAction(
            UIAction { [weak self] _ in self?.pullToRefreshBlogs() },
            for: .valueChanged
        )
        blogsTableView.refreshControl = blogsRefreshControl
        blogsTableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = BlogFeedElement.Blogs.footer
        retryMoreButton.accessibilityIdentifier = BlogFeedElement.Blogs.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [weak self] _ in self?.retryNextPage() },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        blogsView.addStack(of: [
            blogsIndicator, blogsErrorLabel, blogsRetryButton, blogsEmptyLabel, blogsTableView,
        ])
        stackView.addArrangedSubview(blogsView)
        hideBlogsPlaceholder()
        showFooter(.hidden)
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
        draftsView.addStack(of: [
            draftsIndicator, draftsErrorLabel, draftsRetryButton, draftsEmptyLabel,
            draftsTableView,
        ])
        stackView.addArrangedSubview(draftsView)
        hideDraftsPlaceholder()
    }

    private func showDrafts(_ showsDrafts: Bool) {
        blogsView.isHidden = showsDrafts
        draftsView.isHidden = !showsDrafts
        switchButton.setTitle(showsDrafts ? "Blogs" : "Drafts", for: .normal)
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
        if user.isFollowed {
            let name = TextFormat.name(user.name)
            let alert = UIAlertController(
                title: "Stop following \(name)?",
                message: nil,
                preferredStyle: .alert
            )
            alert.addAction(
                UIAlertAction(title: "Unfollow", style: .destructive) { [weak self] _ in
                    self?.unfollow()
                }
            )
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: true)
        } else {
            follow()
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

    // MARK: - Blogs

    private func loadFirstPage() {
        blogsFirstLoad = .running
        hideBlogsPlaceholder()
        blogsIndicator.startAnimating()
        dependencies.blogService.blogs(userID: dependencies.userID, after: nil) {
            [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                blogsFirstLoad = .done
                replaceBlogs(with: page)
            case .failure:
                blogsFirstLoad = .failed
                blogsRefreshControl.endRefreshing()
                hideBlogsPlaceholder()
                blogsErrorLabel.text = "Could not load blogs"
                blogsErrorLabel.isHidden = false
                blogsRetryButton.isHidden = false
            }
        }
    }

    private func pullToRefreshBlogs() {
        switch blogsFirstLoad {
        case .running: break
        case .failed: loadFirstPage()
        case .done: refreshBlogs()
        }
    }

    private func refreshBlogs() {
        isOutdated = false
        dependencies.blogService.blogs(userID: dependencies.userID, after: nil) {
            [weak self] result in
            guard let self else { return }
            switch result {
            case .success where isOutdated:
                refreshBlogs()
            case .success(let page):
                replaceBlogs(with: page)
            case .failure:
                blogsRefreshControl.endRefreshing()
                showToast("Could not refresh")
            }
        }
    }

    private func replaceBlogs(with page: BlogPage) {
        generation += 1
        blogs = []
        rowsByID = [:]
        addBlogs(of: page)
        blogsRefreshControl.endRefreshing()
        hideBlogsPlaceholder()
        if blogs.isEmpty {
            blogsEmptyLabel.text = "No blogs yet"
            blogsEmptyLabel.isHidden = false
        }
        showBlogs(until: page)
    }

    private func retryNextPage() {
        if footer == .failed { loadNextPage() }
    }

    private func loadNextPage() {
        showFooter(.loading)
        dependencies.blogService.blogs(userID: dependencies.userID, after: blogs.last?.id) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page):
                addBlogs(of: page)
                showBlogs(until: page)
            case .failure:
                showFooter(.failed)
            }
        }
    }

    private func addBlogs(of page: BlogPage) {
        for blog in page.blogs {
            rowsByID[blog.id] = blogs.count
            blogs.append(blog)
        }
    }

    private func showBlogs(until page: BlogPage) {
        showFooter(page.isLast && !blogs.isEmpty ? .end : .hidden)
        blogsTableView.reloadData()
    }

    private func hideBlogsPlaceholder() {
        blogsIndicator.stopAnimating()
        blogsErrorLabel.isHidden = true
        blogsRetryButton.isHidden = true
        blogsEmptyLabel.isHidden = true
    }

    private func showFooter(_ footer: Footer) {
        self.footer = footer
        footerView.isHidden = footer == .hidden
        retryMoreButton.isHidden = footer != .failed
        switch footer {
        case .hidden: break
        case .loading: footerLabel.text = "Loading more…"
        case .failed: footerLabel.text = "Could not load more"
        case .end: footerLabel.text = "No more blogs"
        }
    }

    private func like(_ id: Blog.ID) {
        guard let row = rowsByID[id], !blogs[row].isLiked, likingIDs.insert(id).inserted else {
            return
        }
        dependencies.blogService.like(blogID: id) { [weak self] result in
            guard let self else { return }
            likingIDs.remove(id)
            switch result {
            case .success(let likeCount):
                isOutdated = true
                guard let row = rowsByID[id] else { return }
                blogs[row].likeCount = likeCount
                blogs[row].isLiked = true
                visibleCell(at: row)?.blog = blogs[row]
            case .failure:
                showToast("Could not like")
            }
        }
    }

    private func share(_ id: Blog.ID) {
        guard sharingIDs.insert(id).inserted else { return }
        dependencies.blogService.share(blogID: id) { [weak self] result in
            guard let self else { return }
            sharingIDs.remove(id)
            switch result {
            case .success(let shareCount):
                isOutdated = true
                if let row = rowsByID[id] {
                    blogs[row].shareCount = shareCount
                    visibleCell(at: row)?.blog = blogs[row]
                }
                showToast("Shared")
            case .failure:
                showToast("Could not share")
            }
        }
    }

    private func visibleCell(at row: Int) -> BlogCell? {
        blogsTableView.cellForRow(at: IndexPath(row: row, section: 0)) as? BlogCell
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

extension BlogFeedScene: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView === blogsTableView ? blogs.count : drafts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView === blogsTableView
            ? blogCell(for: blogs[indexPath.row]) : draftCell(for: drafts[indexPath.row])
    }

    private func blogCell(for blog: Blog) -> BlogCell {
        let cell =
            blogsTableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        cell.blog = blog
        cell.onTapLike = { [weak self] in self?.like($0) }
        cell.onTapShare = { [weak self] in self?.share($0) }
        return cell
    }

    private func draftCell(for draft: Draft) -> DraftCell {
        let cell =
            draftsTableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        cell.draft = draft
        return cell
    }
}

extension BlogFeedScene: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        dependencies.navigator.push(
            tableView === blogsTableView
                ? .blogDetail(blogs[indexPath.row].id) : .draftDetail(drafts[indexPath.row].id)
        )
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        guard tableView === blogsTableView else { return }
        // After a failure, only the button loads the page.
        if indexPath.row == blogs.count - 1, footer == .hidden { loadNextPage() }
    }
}

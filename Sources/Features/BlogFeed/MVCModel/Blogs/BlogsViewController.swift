internal import AppSupport
internal import HeadlessKit
internal import Model

final class BlogsViewController: UIViewController {
    private let loader: BlogFeedLoader
    private let onSelectBlog: (Blog.ID) -> Void
    private lazy var blogsView = BlogsView()

    init(loader: BlogFeedLoader, onSelectBlog: @escaping (Blog.ID) -> Void) {
        self.loader = loader
        self.onSelectBlog = onSelectBlog
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = blogsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        blogsView.tableView.dataSource = self
        blogsView.tableView.delegate = self
        blogsView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.loader.refresh() },
            for: .valueChanged
        )
        blogsView.onRetry = { [weak self] in self?.loader.load() }
        blogsView.onRetryMore = { [weak self] in self?.loader.retryLoadMore() }
        loader.onEvent = { [weak self] in self?.show($0) }
        loader.load()
    }

    private func show(_ event: BlogFeedLoader.Event) {
        switch event {
        case .firstLoad: showFirstLoad()
        case .blogs: showBlogs()
        case .blog(let blog): updateCell(of: blog)
        case .paging: showFooter()
        case .shared: showToast("Shared")
        case .refreshFailed: showRefreshFailure()
        case .likeFailed: showToast("Could not like")
        case .shareFailed: showToast("Could not share")
        }
    }

    private func showRefreshFailure() {
        blogsView.refreshControl.endRefreshing()
        showToast("Could not refresh")
    }

    private func showFirstLoad() {
        if loader.firstLoad != .running, !loader.isRefreshing {
            blogsView.refreshControl.endRefreshing()
        }
        switch loader.firstLoad {
        case .running: blogsView.showLoading()
        case .failed: blogsView.showError("Could not load blogs")
        case .done where loader.blogs.isEmpty: blogsView.showEmpty("No blogs yet")
        case .done: blogsView.showRows()
        }
    }

    private func showBlogs() {
        showFirstLoad()
        showFooter()
        blogsView.tableView.reloadData()
    }

    private func showFooter() {
        switch loader.paging {
        case .ended where loader.blogs.isEmpty, .idle: blogsView.hideFooter()
        case .loading: blogsView.showFooter("Loading more…", canRetry: false)
        case .failed: blogsView.showFooter("Could not load more", canRetry: true)
        case .ended: blogsView.showFooter("No more blogs", canRetry: false)
        }
    }

    private func updateCell(of blog: Blog) {
        guard let cell = visibleCell(of: blog.id) else { return }
        BlogCellController(blog: blog, loader: loader).update(cell)
    }

    private func visibleCell(of id: Blog.ID) -> BlogCell? {
        loader.index(of: id).flatMap {
            blogsView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? BlogCell
        }
    }
}

extension BlogsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        loader.blogs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        BlogCellController(blog: loader.blogs[indexPath.row], loader: loader).fill(cell)
        return cell
    }
}

extension BlogsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelectBlog(loader.blogs[indexPath.row].id)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == loader.blogs.count - 1 { loader.loadMore() }
    }
}

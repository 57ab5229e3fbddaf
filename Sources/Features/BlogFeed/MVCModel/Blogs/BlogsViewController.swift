internal import HeadlessKit
internal import Model

final class BlogsViewController: ViewController {
    private let loader: BlogFeedLoader
    private let onSelectBlog: (Blog.ID) -> Void
    private lazy var blogsView = BlogsView()

    init(loader: BlogFeedLoader, onSelectBlog: @escaping (Blog.ID) -> Void) {
        self.loader = loader
        self.onSelectBlog = onSelectBlog
    }

    override func loadView() { view = blogsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        blogsView.tableView.dataSource = self
        blogsView.tableView.delegate = self
        blogsView.refreshControl.addAction(
            Action { [weak self] _ in self?.loader.refresh() },
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
        if loader.firstLoad != .running { blogsView.refreshControl.endRefreshing() }
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

extension BlogsViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        loader.blogs.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(BlogCell.self)
        BlogCellController(blog: loader.blogs[indexPath.row], loader: loader).fill(cell)
        return cell
    }
}

extension BlogsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onSelectBlog(loader.blogs[indexPath.row].id)
    }

    func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == loader.blogs.count - 1 { loader.loadMore() }
    }
}

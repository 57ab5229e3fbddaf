internal import AppSupport
internal import HeadlessKit
internal import Model

final class BlogsViewController: UIViewController {
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectBlog: (Blog.ID) -> Void
    private lazy var blogsView = BlogsView()

    private var rows: [BlogCellController] = []
    private var rowsByID: [Blog.ID: Int] = [:]
    /// The controllers of the rows, and of blogs that lost their row while a request runs.
    private var cellControllers: [Blog.ID: BlogCellController] = [:]
    private var firstLoad = FirstLoad.done
    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    private var isOutdated = false
    private var footer = Footer.hidden
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    private var generation = 0

    init(
        userID: User.ID,
        blogService: any BlogService,
        onSelectBlog: @escaping (Blog.ID) -> Void
    ) {
        self.userID = userID
        self.blogService = blogService
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
            UIAction { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        blogsView.onRetry = { [weak self] in self?.loadFirstPage() }
        blogsView.onRetryMore = { [weak self] in self?.retryNextPage() }
        loadFirstPage()
    }

    // MARK: - First page

    private func loadFirstPage() {
        firstLoad = .running
        blogsView.showLoading()
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceRows(with: page)
            case .failure:
                firstLoad = .failed
                blogsView.refreshControl.endRefreshing()
                blogsView.showError("Could not load blogs")
            }
        }
    }

    private func pullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadFirstPage()
        case .done: refresh()
        }
    }

    private func refresh() {
        isOutdated = false
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success where isOutdated:
                refresh()
            case .success(let page):
                replaceRows(with: page)
            case .failure:
                blogsView.refreshControl.endRefreshing()
                showToast("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: BlogPage) {
        generation += 1
        cellControllers = cellControllers.filter { $0.value.isBusy || page.contains($0.key) }
        rows = []
        rowsByID = [:]
        addRows(for: page)
        blogsView.refreshControl.endRefreshing()
        if rows.isEmpty { blogsView.showEmpty("No blogs yet") } else { blogsView.showRows() }
        showRows(until: page)
    }

    // MARK: - Further pages

    private func retryNextPage() {
        if footer == .failed { loadNextPage() }
    }

    private func loadNextPage() {
        showFooter(.loading)
        blogService.blogs(userID: userID, after: rows.last?.blog.id) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendRows(of: page)
            case .failure: showFooter(.failed)
            }
        }
    }

    private func appendRows(of page: BlogPage) {
        addRows(for: page)
        showRows(until: page)
    }

    private func addRows(for page: BlogPage) {
        for blog in page.blogs {
            rowsByID[blog.id] = rows.count
            rows.append(cellController(for: blog))
        }
    }

    private func showRows(until page: BlogPage) {
        showFooter(page.isLast && !rows.isEmpty ? .end : .hidden)
        blogsView.tableView.reloadData()
    }

    private func showFooter(_ footer: Footer) {
        self.footer = footer
        switch footer {
        case .hidden: blogsView.hideFooter()
        case .loading: blogsView.showFooter("Loading more…", canRetry: false)
        case .failed: blogsView.showFooter("Could not load more", canRetry: true)
        case .end: blogsView.showFooter("No more blogs", canRetry: false)
        }
    }

    // MARK: - Rows

    private func cellController(for blog: Blog) -> BlogCellController {
        if let controller = cellControllers[blog.id] {
            controller.blog = blog
            return controller
        }
        let controller = BlogCellController(blog: blog, blogService: blogService)
        controller.visibleCell = { [weak self] in self?.visibleCell(of: blog.id) }
        controller.onChange = { [weak self] in self?.isOutdated = true }
        controller.onMessage = { [weak self] message in self?.showToast(message) }
        cellControllers[blog.id] = controller
        return controller
    }

    private func visibleCell(of id: Blog.ID) -> BlogCell? {
        rowsByID[id].flatMap {
            blogsView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? BlogCell
        }
    }
}

extension BlogsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        rows[indexPath.row].fill(cell)
        return cell
    }
}

extension BlogsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelectBlog(rows[indexPath.row].blog.id)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        // After a failure, only the button loads the page.
        if indexPath.row == rows.count - 1, footer == .hidden { loadNextPage() }
    }
}

extension BlogPage {
    fileprivate func contains(_ id: Blog.ID) -> Bool {
        blogs.contains { $0.id == id }
    }
}

internal import Model

final class BlogsPresenter: BlogsPresenterProtocol {
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    weak var view: (any BlogsViewProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectBlog: (Blog.ID) -> Void

    private var rows: [BlogCellPresenter] = []
    /// The presenters of the rows, and of blogs that lost their row while a request runs.
    private var cellPresenters: [Blog.ID: BlogCellPresenter] = [:]
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
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
    }

    func viewDidLoad() {
        loadFirstPage()
    }

    // MARK: - First page

    func didTapRetry() {
        loadFirstPage()
    }

    private func loadFirstPage() {
        firstLoad = .running
        view?.showLoading()
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceRows(with: page)
            case .failure:
                firstLoad = .failed
                view?.endRefreshing()
                view?.showError("Could not load blogs")
            }
        }
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadFirstPage()
        case .done: if !isRefreshing { refresh() }
        }
    }

    private func refresh() {
        isRefreshing = true
        isOutdated = false
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success where isOutdated:
                refresh()
            case .success(let page):
                replaceRows(with: page)
            case .failure:
                view?.endRefreshing()
                view?.showToast("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: BlogPage) {
        generation += 1
        cellPresenters = cellPresenters.filter { $0.value.isBusy || page.contains($0.key) }
        rows = []
        addRows(for: page)
        view?.endRefreshing()
        if rows.isEmpty { view?.showEmpty("No blogs yet") } else { view?.showRows() }
        showRows(until: page)
    }

    // MARK: - Further pages

    func willDisplayRow(at row: Int) {
        // After a failure, only the button loads the page.
        if row == rows.count - 1, footer == .hidden { loadNextPage() }
    }

    func didTapRetryMore() {
        if footer == .failed { loadNextPage() }
    }

    private func loadNextPage() {
        showFooter(.loading)
        blogService.blogs(userID: userID, after: rows.last?.id) { [weak self, generation] result in
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
        rows += page.blogs.map(cellPresenter)
    }

    private func showRows(until page: BlogPage) {
        showFooter(page.isLast && !rows.isEmpty ? .end : .hidden)
        view?.reloadRows()
    }

    private func showFooter(_ footer: Footer) {
        self.footer = footer
        switch footer {
        case .hidden: view?.hideFooter()
        case .loading: view?.showFooter("Loading more…", canRetry: false)
        case .failed: view?.showFooter("Could not load more", canRetry: true)
        case .end: view?.showFooter("No more blogs", canRetry: false)
        }
    }
}

// MARK: - Rows

extension BlogsPresenter {
    var numberOfRows: Int { rows.count }

    func cellPresenter(at row: Int) -> any BlogCellPresenterProtocol { rows[row] }

    func didSelectRow(at row: Int) {
        onSelectBlog(rows[row].blog.id)
    }

    private func cellPresenter(for blog: Blog) -> BlogCellPresenter {
        if let presenter = cellPresenters[blog.id] {
            presenter.blog = blog
            return presenter
        }
        let presenter = BlogCellPresenter(blog: blog, blogService: blogService)
        presenter.onChange = { [weak self] in self?.isOutdated = true }
        presenter.onMessage = { [weak self] message in self?.view?.showToast(message) }
        cellPresenters[blog.id] = presenter
        return presenter
    }
}

extension BlogPage {
    fileprivate func contains(_ id: Blog.ID) -> Bool {
        blogs.contains { $0.id == id }
    }
}

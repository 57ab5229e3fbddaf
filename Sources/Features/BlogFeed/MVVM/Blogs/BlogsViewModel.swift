internal import DataBinding
internal import Model

/// The contents of the list of blogs.
@MainActor
final class BlogsViewModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    /// The footer after the last row.
    enum Footer: Equatable {
        case hidden
        case loading(String)
        case failed(String)
        case end(String)
    }

    let placeholder = Bindable(Placeholder.none)
    let footer = Bindable(Footer.hidden)
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    let isRefreshing = Bindable(false)
    let rows = Bindable<[BlogCellViewModel]>([])
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectBlog: (Blog.ID) -> Void

    /// The view models of the rows, and of blogs that lost their row while a request runs.
    private var cellViewModels: [Blog.ID: BlogCellViewModel] = [:]
    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    private var isOutdated = false
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

    // MARK: - First page

    func loadFirstPage() {
        placeholder.value = .loading
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                replaceRows(with: page)
            case .failure:
                isRefreshing.value = false
                placeholder.value = .error("Could not load blogs")
            }
        }
    }

    func pullToRefresh() {
        guard !isRefreshing.value else { return }
        isRefreshing.value = true
        switch placeholder.value {
        case .loading: break
        case .error: loadFirstPage()
        case .none, .empty: refresh()
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
                isRefreshing.value = false
                onMessage?("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: BlogPage) {
        generation += 1
        cellViewModels = cellViewModels.filter { $0.value.isBusy || page.contains($0.key) }
        let new = page.blogs.map(cellViewModel)
        isRefreshing.value = false
        placeholder.value = new.isEmpty ? .empty("No blogs yet") : .none
        showFooter(behind: page)
        rows.value = new
    }

    // MARK: - Further pages

    func willDisplayRow(at row: Int) {
        // After a failure, only the button loads the page.
        if row == rows.value.count - 1, footer.value == .hidden { loadNextPage() }
    }

    func retryNextPage() {
        if case .failed = footer.value { loadNextPage() }
    }

    private func loadNextPage() {
        footer.value = .loading("Loading more…")
        blogService.blogs(userID: userID, after: rows.value.last?.id) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendRows(of: page)
            case .failure: footer.value = .failed("Could not load more")
            }
        }
    }

    private func appendRows(of page: BlogPage) {
        let new = page.blogs.map(cellViewModel)
        showFooter(behind: page)
        rows.append(contentsOf: new)
    }

    private func showFooter(behind page: BlogPage) {
        footer.value = page.isLast && placeholder.value == .none ? .end("No more blogs") : .hidden
    }

    // MARK: - Rows

    func selectBlog(at row: Int) {
        onSelectBlog(rows.value[row].blog.id)
    }

    private func cellViewModel(for blog: Blog) -> BlogCellViewModel {
        if let viewModel = cellViewModels[blog.id] {
            viewModel.blog = blog
            return viewModel
        }
        let viewModel = BlogCellViewModel(blog: blog, blogService: blogService)
        viewModel.onChange = { [weak self] in self?.isOutdated = true }
        viewModel.onMessage = { [weak self] message in self?.onMessage?(message) }
        cellViewModels[blog.id] = viewModel
        return viewModel
    }
}

extension BlogPage {
    fileprivate func contains(_ id: Blog.ID) -> Bool {
        blogs.contains { $0.id == id }
    }
}

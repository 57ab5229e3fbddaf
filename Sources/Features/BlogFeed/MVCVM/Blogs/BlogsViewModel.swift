internal import Model

/// What the list of blogs shows. An observer hears of each value when it is set, and of each change
/// after that.
@MainActor
final class BlogsViewModel {
    /// What stands in place of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    /// What stands behind the last row.
    enum Footer: Equatable {
        case hidden
        case loading(String)
        case failed(String)
        case end(String)
    }

    private(set) var placeholder = Placeholder.none {
        didSet { if placeholder != oldValue { onPlaceholderChange?(placeholder) } }
    }
    private(set) var footer = Footer.hidden {
        didSet { if footer != oldValue { onFooterChange?(footer) } }
    }
    private(set) var rows: [BlogCellViewModel] = [] {
        didSet { onRowsChange?() }
    }
    var onPlaceholderChange: ((Placeholder) -> Void)? {
        didSet { onPlaceholderChange?(placeholder) }
    }
    var onFooterChange: ((Footer) -> Void)? {
        didSet { onFooterChange?(footer) }
    }
    var onRowsChange: (() -> Void)? {
        didSet { onRowsChange?() }
    }
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectBlog: (Blog.ID) -> Void

    /// The blogs that have a row.
    private var listedIDs: Set<Blog.ID> = []
    /// The view models of the rows, and of blogs without a row that a request still runs for.
    private var cellViewModels: [Blog.ID: BlogCellViewModel] = [:]
    private var isRefreshing = false
    private var nextPage = 2
    /// Counts refreshes. A page that was asked for before the latest one is dropped.
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
        placeholder = .loading
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: placeholder = .error("Could not load blogs")
            }
        }
    }

    func pullToRefresh() {
        switch placeholder {
        case .loading: break
        case .error: loadFirstPage()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        generation += 1
        if case .end = footer {} else { footer = .hidden }
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: BlogPage) {
        cellViewModels = cellViewModels.filter { $0.value.isBusy || page.contains($0.key) }
        listedIDs = []
        nextPage = 2
        let new = newRows(for: page)
        placeholder = new.isEmpty ? .empty("No blogs yet") : .none
        showFooter(behind: page)
        rows = new
    }

    // MARK: - Further pages

    func willDisplayRow(at row: Int) {
        // After a failure only the button asks again.
        if row == rows.count - 1, footer == .hidden { loadNextPage() }
    }

    func retryNextPage() {
        if case .failed = footer { loadNextPage() }
    }

    private func loadNextPage() {
        guard !isRefreshing else { return }
        footer = .loading("Loading more…")
        blogService.blogs(userID: userID, page: nextPage) { [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendRows(of: page)
            case .failure: footer = .failed("Could not load more")
            }
        }
    }

    private func appendRows(of page: BlogPage) {
        nextPage += 1
        let new = newRows(for: page)
        showFooter(behind: page)
        rows += new
    }

    private func newRows(for page: BlogPage) -> [BlogCellViewModel] {
        page.blogs.filter { listedIDs.insert($0.id).inserted }.map(cellViewModel)
    }

    private func showFooter(behind page: BlogPage) {
        footer = page.isLast && !listedIDs.isEmpty ? .end("No more blogs") : .hidden
    }

    // MARK: - Rows

    func selectBlog(at row: Int) {
        onSelectBlog(rows[row].blog.id)
    }

    private func cellViewModel(for blog: Blog) -> BlogCellViewModel {
        if let viewModel = cellViewModels[blog.id] {
            viewModel.blog = blog
            return viewModel
        }
        let viewModel = BlogCellViewModel(blog: blog, blogService: blogService)
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

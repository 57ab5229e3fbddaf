internal import Model
internal import Observation
internal import StateManagement

/// The contents of the list of blogs.
@MainActor
@Observable
final class BlogsModel {
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

    private(set) var placeholder = Placeholder.none
    private(set) var footer = Footer.hidden
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    private(set) var isRefreshing = false
    private(set) var rows: [BlogModel] = []
    /// Incremented by each page that arrives. The view then shows the list again, even if it has the
    /// same rows.
    private(set) var listVersion = 0
    /// Called with each message to the user.
    @ObservationIgnored var onMessage: ((String) -> Void)?

    private let userID: User.ID
    @ObservationIgnored private let blogService: any BlogService
    @ObservationIgnored private let onSelectBlog: (Blog.ID) -> Void

    /// The models of the rows, and of blogs that lost their row while a request runs.
    @ObservationIgnored private var blogModels: [Blog.ID: BlogModel] = [:]
    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    @ObservationIgnored private var isOutdated = false
    /// The task that loads the next page. It is cancelled when a first page replaces the rows.
    @ObservationIgnored private var loadMoreTask: Task<Void, Never>?

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

    func load() async {
        placeholder = .loading
        defer { isRefreshing = false }
        do {
            replaceRows(with: try await blogs(after: nil))
        } catch is CancellationError {
            return
        } catch {
            placeholder = .error("Could not load blogs")
        }
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        switch placeholder {
        case .loading: return
        case .error: return await load()
        case .none, .empty: break
        }
        defer { isRefreshing = false }
        do {
            replaceRows(with: try await currentBlogs())
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not refresh")
        }
    }

    /// Requests the first page until nothing has changed since the request.
    private func currentBlogs() async throws -> BlogPage {
        while true {
            isOutdated = false
            let page = try await blogs(after: nil)
            if !isOutdated { return page }
        }
    }

    private func replaceRows(with page: BlogPage) {
        loadMoreTask?.cancel()
        blogModels = blogModels.filter { $0.value.isBusy || page.contains($0.key) }
        rows = []
        appendRows(of: page)
        placeholder = rows.isEmpty ? .empty("No blogs yet") : .none
    }

    // MARK: - Further pages

    /// Loads the next page if the last row is shown. After a failure, only the button loads it.
    func loadMore(after row: BlogModel, in tasks: ScreenTasks) {
        if row === rows.last, footer == .hidden { loadMore(in: tasks) }
    }

    func retryLoadingMore(in tasks: ScreenTasks) {
        if case .failed = footer { loadMore(in: tasks) }
    }

    private func loadMore(in tasks: ScreenTasks) {
        footer = .loading("Loading more…")
        loadMoreTask = tasks.start(appendNextPage)
    }

    private func appendNextPage() async {
        do {
            appendRows(of: try await blogs(after: rows.last?.id))
        } catch is CancellationError {
            return
        } catch {
            footer = .failed("Could not load more")
        }
    }

    private func blogs(after lastID: Blog.ID?) async throws -> BlogPage {
        try await blogService.blogs(userID: userID, after: lastID)
    }

    private func appendRows(of page: BlogPage) {
        rows.append(contentsOf: page.blogs.map(row))
        footer = page.isLast && !rows.isEmpty ? .end("No more blogs") : .hidden
        listVersion += 1
    }

    // MARK: - Rows

    func select(_ row: BlogModel) {
        onSelectBlog(row.id)
    }

    private func row(of blog: Blog) -> BlogModel {
        if let row = blogModels[blog.id] {
            row.update(blog)
            return row
        }
        let row = BlogModel(blog: blog, blogService: blogService)
        row.onChange = { [weak self] in self?.isOutdated = true }
        row.onMessage = { [weak self] in self?.onMessage?($0) }
        blogModels[blog.id] = row
        return row
    }
}

extension BlogPage {
    fileprivate func contains(_ id: Blog.ID) -> Bool {
        blogs.contains { $0.id == id }
    }
}

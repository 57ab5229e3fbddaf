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
    /// The messages to the user that were not shown yet.
    private var messages: [String] = []

    private let userID: User.ID
    @ObservationIgnored private let blogService: any BlogService
    @ObservationIgnored private let onSelectBlog: (Blog.ID) -> Void

    /// The models of the rows, and of blogs that lost their row while a request runs.
    @ObservationIgnored private var blogModels: [Blog.ID: BlogModel] = [:]
    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    @ObservationIgnored private var isOutdated = false
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    @ObservationIgnored private var generation = 0

    init(
        userID: User.ID,
        blogService: any BlogService,
        onSelectBlog: @escaping (Blog.ID) -> Void
    ) {
        self.userID = userID
        self.blogService = blogService
        self.onSelectBlog = onSelectBlog
    }

    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }

    // MARK: - First page

    func load() async {
        placeholder = .loading
        do {
            replaceRows(with: try await blogs(after: nil))
        } catch {
            placeholder = .error("Could not load blogs")
        }
        isRefreshing = false
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        switch placeholder {
        case .loading: return
        case .error: return await load()
        case .none, .empty: break
        }
        do {
            replaceRows(with: try await currentBlogs())
        } catch {
            messages.append("Could not refresh")
        }
        isRefreshing = false
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
        generation += 1
        blogModels = blogModels.filter { $0.value.isBusy || page.contains($0.key) }
        rows = []
        appendRows(of: page)
        placeholder = rows.isEmpty ? .empty("No blogs yet") : .none
    }

    // MARK: - Further pages

    /// Loads the next page if the last row is shown. After a failure, only the button loads it.
    func loadMore(after row: BlogModel) async {
        if row === rows.last, footer == .hidden { await loadMore() }
    }

    func retryLoadingMore() async {
        if case .failed = footer { await loadMore() }
    }

    private func loadMore() async {
        footer = .loading("Loading more…")
        let generation = generation
        do {
            let page = try await blogs(after: rows.last?.id)
            guard generation == self.generation else { return }
            appendRows(of: page)
        } catch {
            guard generation == self.generation else { return }
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
        row.onMessage = { [weak self] in self?.messages.append($0) }
        blogModels[blog.id] = row
        return row
    }
}

extension BlogPage {
    fileprivate func contains(_ id: Blog.ID) -> Bool {
        blogs.contains { $0.id == id }
    }
}

internal import BlogFeed

final class BlogsPresenter: BlogsPresenterProtocol {
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    weak var view: (any BlogsViewProtocol)?

    private let interactor: any BlogsInteractorProtocol
    private let router: any BlogsRouterProtocol

    private var blogs: [BlogSummary] = []
    private var rowsByID: [Int: Int] = [:]
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    private var footer = Footer.hidden

    init(interactor: any BlogsInteractorProtocol, router: any BlogsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        loadFirstPage()
    }

    // MARK: - First page

    func didTapRetry() {
        loadFirstPage()
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadFirstPage()
        case .done: refresh()
        }
    }

    private func loadFirstPage() {
        firstLoad = .running
        view?.showLoading()
        interactor.fetchBlogs()
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        if footer != .end { showFooter(.hidden) }
        interactor.refreshBlogs()
    }

    // MARK: - Further pages

    func willDisplayRow(at row: Int) {
        // After a failure only the button asks again.
        if row == blogs.count - 1, footer == .hidden { loadNextPage() }
    }

    func didTapRetryMore() {
        loadNextPage()
    }

    private func loadNextPage() {
        guard !isRefreshing, footer == .hidden || footer == .failed else { return }
        showFooter(.loading)
        interactor.fetchMoreBlogs()
    }

    private func addBlogs(_ new: [BlogSummary]) {
        for blog in new {
            rowsByID[blog.id] = blogs.count
            blogs.append(blog)
        }
    }

    private func showBlogs(isComplete: Bool) {
        showFooter(isComplete && !blogs.isEmpty ? .end : .hidden)
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

extension BlogsPresenter: BlogsInteractorOutputProtocol {
    func didFetchBlogs(_ blogs: [BlogSummary], isComplete: Bool) {
        firstLoad = .done
        isRefreshing = false
        self.blogs = []
        rowsByID = [:]
        addBlogs(blogs)
        if blogs.isEmpty { view?.showEmpty("No blogs yet") } else { view?.showRows() }
        showBlogs(isComplete: isComplete)
    }

    func didFailToFetchBlogs() {
        firstLoad = .failed
        view?.showError("Could not load blogs")
    }

    func didFailToRefreshBlogs() {
        isRefreshing = false
        view?.showToast("Could not refresh")
    }

    func didFetchMoreBlogs(_ blogs: [BlogSummary], isComplete: Bool) {
        addBlogs(blogs)
        showBlogs(isComplete: isComplete)
    }

    func didFailToFetchMoreBlogs() {
        showFooter(.failed)
    }

    func didUpdateBlog(_ blog: BlogSummary) {
        guard let row = rowsByID[blog.id] else { return }
        blogs[row] = blog
        view?.reloadRow(at: row)
    }

    func didShareBlog() {
        view?.showToast("Shared")
    }

    func didFailToLikeBlog() {
        view?.showToast("Could not like")
    }

    func didFailToShareBlog() {
        view?.showToast("Could not share")
    }
}

// MARK: - Rows

extension BlogsPresenter {
    var numberOfRows: Int { blogs.count }

    func fill(_ cell: any BlogCellProtocol, at row: Int) {
        let blog = blogs[row]
        cell.showIdentifier(BlogFeedElement.Blog.row(id: blog.id))
        cell.showAuthor("Author: \(blog.authorName.isEmpty ? "Anonymous" : blog.authorName)")
        cell.showTitle(blog.title)
        cell.showLikes(countText(blog.likeCount, "like"))
        cell.showShares(countText(blog.shareCount, "share"))
        cell.enableLike(!blog.isLiked)
    }

    func didSelectRow(at row: Int) {
        router.openBlog(id: blogs[row].id)
    }

    func didTapLike(at row: Int) {
        let blog = blogs[row]
        guard !blog.isLiked else { return }
        interactor.like(blogID: blog.id)
    }

    func didTapShare(at row: Int) {
        interactor.share(blogID: blogs[row].id)
    }

    /// Counts from 10,000 are written in units of ten thousand, `w`, and truncated.
    private func countText(_ count: Int, _ unit: String) -> String {
        switch count {
        case 0: return ""
        case 1: return "1 \(unit)"
        case ..<10_000: return "\(count) \(unit)s"
        case ..<100_000:
            let tenths = count / 1_000 % 10
            return "\(count / 10_000)\(tenths == 0 ? "" : ".\(tenths)")w \(unit)s"
        default: return "\(count / 10_000)w \(unit)s"
        }
    }
}

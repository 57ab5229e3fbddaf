internal import ModelFormatting

final class BlogsPresenter: BlogsPresenterProtocol {
    weak var view: (any BlogsViewProtocol)?

    private let interactor: any BlogsInteractorProtocol
    private let router: any BlogsRouterProtocol
    private var rows: [BlogRow] = []
    private var indicesByID: [Int: Int] = [:]

    init(interactor: any BlogsInteractorProtocol, router: any BlogsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.fetchBlogs()
    }

    func didTapRetry() {
        interactor.fetchBlogs()
    }

    func didPullToRefresh() {
        interactor.refreshBlogs()
    }

    func didTapRetryMore() {
        interactor.retryFetchingMoreBlogs()
    }
}

extension BlogsPresenter: BlogsInteractorOutputProtocol {
    func didBeginFetchingBlogs() {
        view?.showLoading()
    }

    func didFetchBlogs(_ blogs: [BlogSummary]) {
        rows = []
        indicesByID = [:]
        appendRows(of: blogs)
        view?.endRefreshing()
        if rows.isEmpty { view?.showEmpty("No blogs yet") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchBlogs() {
        view?.endRefreshing()
        view?.showError("Could not load blogs")
    }

    func didFailToRefreshBlogs() {
        view?.endRefreshing()
        view?.showToast("Could not refresh")
    }

    func didFetchMoreBlogs(_ blogs: [BlogSummary]) {
        appendRows(of: blogs)
        view?.reloadRows()
    }

    func didChangePaging(_ paging: PagingSummary) {
        switch paging {
        case .idle: view?.hideFooter()
        case .running: view?.showFooter("Loading more…", canRetry: false)
        case .failed: view?.showFooter("Could not load more", canRetry: true)
        case .complete: view?.showFooter("No more blogs", canRetry: false)
        }
    }

    func didUpdateBlog(_ blog: BlogSummary) {
        guard let index = indicesByID[blog.id] else { return }
        rows[index] = row(of: blog)
        view?.updateRow(rows[index])
    }

    func didFailToLikeBlog() {
        view?.showToast("Could not like")
    }

    func didShareBlog() {
        view?.showToast("Shared")
    }

    func didFailToShareBlog() {
        view?.showToast("Could not share")
    }
}

// MARK: - Rows

extension BlogsPresenter {
    var numberOfRows: Int { rows.count }

    func row(at index: Int) -> BlogRow { rows[index] }

    func willDisplayRow(id: Int) {
        if id == rows.last?.id { interactor.fetchMoreBlogs() }
    }

    func didSelectRow(id: Int) {
        router.openBlog(id: id)
    }

    func didTapLike(id: Int) {
        interactor.likeBlog(id: id)
    }

    func didTapShare(id: Int) {
        interactor.shareBlog(id: id)
    }

    private func appendRows(of blogs: [BlogSummary]) {
        for blog in blogs {
            indicesByID[blog.id] = rows.count
            rows.append(row(of: blog))
        }
    }

    private func row(of blog: BlogSummary) -> BlogRow {
        BlogRow(
            id: blog.id,
            author: "Author: \(TextFormat.name(blog.authorName))",
            title: blog.title,
            likes: TextFormat.count(blog.likeCount, of: "like"),
            shares: TextFormat.count(blog.shareCount, of: "share"),
            canLike: !blog.isLiked
        )
    }
}

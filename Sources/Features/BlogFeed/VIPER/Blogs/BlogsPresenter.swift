internal import BlogFeed

final class BlogsPresenter: BlogsPresenterProtocol {
    weak var view: (any BlogsViewProtocol)?

    private let interactor: any BlogsInteractorProtocol
    private let router: any BlogsRouterProtocol

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

    func willDisplayRow(at row: Int) {
        interactor.fetchMoreBlogs(behind: row)
    }

    func didTapRetryMore() {
        interactor.retryFetchingMoreBlogs()
    }
}

extension BlogsPresenter: BlogsInteractorOutputProtocol {
    func didBeginFetchingBlogs() {
        view?.showLoading()
    }

    func didFetchBlogs() {
        if interactor.blogCount == 0 { view?.showEmpty("No blogs yet") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchBlogs() {
        view?.showError("Could not load blogs")
    }

    func didFailToRefreshBlogs() {
        view?.showToast("Could not refresh")
    }

    func didFetchMoreBlogs() {
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

    func didChangeLikes(of blog: BlogSummary, at index: Int) {
        view?.showLikes(countText(blog.likeCount, "like"), at: index)
        view?.enableLike(!blog.isLiked, at: index)
    }

    func didFailToLikeBlog() {
        view?.showToast("Could not like")
    }

    func didChangeShares(of blog: BlogSummary, at index: Int) {
        view?.showShares(countText(blog.shareCount, "share"), at: index)
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
    var numberOfRows: Int { interactor.blogCount }

    func fill(_ cell: any BlogCellProtocol, at row: Int) {
        let blog = interactor.blog(at: row)
        cell.showIdentifier(BlogFeedElement.Blog.row(id: blog.id))
        cell.showAuthor("Author: \(blog.authorName.isEmpty ? "Anonymous" : blog.authorName)")
        cell.showTitle(blog.title)
        cell.showLikes(countText(blog.likeCount, "like"))
        cell.enableLike(!blog.isLiked)
        cell.showShares(countText(blog.shareCount, "share"))
    }

    func didSelectRow(at row: Int) {
        router.openBlog(id: interactor.blog(at: row).id)
    }

    func didTapLike(at row: Int) {
        interactor.likeBlog(at: row)
    }

    func didTapShare(at row: Int) {
        interactor.shareBlog(at: row)
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

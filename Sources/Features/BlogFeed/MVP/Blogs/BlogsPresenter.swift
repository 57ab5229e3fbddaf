internal import BlogFeed
internal import HeadlessKit
internal import Model

final class BlogsPresenter: BlogsPresenterProtocol {
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    weak var view: (any BlogsViewProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let navigator: any Navigator

    private var blogs: [Blog] = []
    private var rowsByID: [Blog.ID: Int] = [:]
    /// The blogs that a request runs for, with a row or without.
    private var likingIDs: Set<Blog.ID> = []
    private var sharingIDs: Set<Blog.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    private var footer = Footer.hidden
    private var nextPage = 2
    /// Counts refreshes. A page that was asked for before the latest one is dropped.
    private var generation = 0

    init(userID: User.ID, blogService: any BlogService, navigator: any Navigator) {
        self.userID = userID
        self.blogService = blogService
        self.navigator = navigator
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
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceBlogs(with: page)
            case .failure:
                firstLoad = .failed
                view?.showError("Could not load blogs")
            }
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        generation += 1
        if footer != .end { showFooter(.hidden) }
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let page): replaceBlogs(with: page)
            case .failure: view?.showToast("Could not refresh")
            }
        }
    }

    private func replaceBlogs(with page: BlogPage) {
        blogs = []
        rowsByID = [:]
        nextPage = 2
        addBlogs(of: page)
        if blogs.isEmpty { view?.showEmpty("No blogs yet") } else { view?.showRows() }
        showBlogs(until: page)
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
        blogService.blogs(userID: userID, page: nextPage) { [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendBlogs(of: page)
            case .failure: showFooter(.failed)
            }
        }
    }

    private func appendBlogs(of page: BlogPage) {
        nextPage += 1
        addBlogs(of: page)
        showBlogs(until: page)
    }

    private func addBlogs(of page: BlogPage) {
        for blog in page.blogs where rowsByID[blog.id] == nil {
            rowsByID[blog.id] = blogs.count
            blogs.append(blog)
        }
    }

    private func showBlogs(until page: BlogPage) {
        showFooter(page.isLast && !blogs.isEmpty ? .end : .hidden)
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
        navigator.push(.blogDetail(blogs[row].id))
    }

    func didTapLike(at row: Int) {
        let blog = blogs[row]
        guard !blog.isLiked, likingIDs.insert(blog.id).inserted else { return }
        blogService.like(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            likingIDs.remove(blog.id)
            switch result {
            case .success(let likeCount):
                updateBlog(id: blog.id) {
                    $0.likeCount = likeCount
                    $0.isLiked = true
                }
            case .failure:
                view?.showToast("Could not like")
            }
        }
    }

    func didTapShare(at row: Int) {
        let blog = blogs[row]
        guard sharingIDs.insert(blog.id).inserted else { return }
        blogService.share(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            sharingIDs.remove(blog.id)
            switch result {
            case .success(let shareCount):
                updateBlog(id: blog.id) { $0.shareCount = shareCount }
                view?.showToast("Shared")
            case .failure:
                view?.showToast("Could not share")
            }
        }
    }

    private func updateBlog(id: Blog.ID, _ update: (inout Blog) -> Void) {
        guard let row = rowsByID[id] else { return }
        update(&blogs[row])
        view?.reloadRow(at: row)
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

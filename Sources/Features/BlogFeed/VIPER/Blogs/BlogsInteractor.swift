internal import Model

final class BlogsInteractor: BlogsInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any BlogsInteractorOutputProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService

    private var blogs: [Blog] = []
    private var indicesByID: [Blog.ID: Int] = [:]
    /// The blogs that a request runs for, whether they are listed or not.
    private var likingIDs: Set<Blog.ID> = []
    private var sharingIDs: Set<Blog.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    private var paging = PagingSummary.idle
    private var nextPage = 2
    /// Counts refreshes. A page that was asked for before the latest one is dropped.
    private var generation = 0

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    // MARK: - First page

    func fetchBlogs() {
        firstLoad = .running
        output?.didBeginFetchingBlogs()
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceBlogs(with: page)
            case .failure:
                firstLoad = .failed
                output?.didFailToFetchBlogs()
            }
        }
    }

    func refreshBlogs() {
        switch firstLoad {
        case .running: break
        case .failed: fetchBlogs()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        generation += 1
        if paging != .complete { changePaging(to: .idle) }
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let page): replaceBlogs(with: page)
            case .failure: output?.didFailToRefreshBlogs()
            }
        }
    }

    private func replaceBlogs(with page: BlogPage) {
        blogs = []
        indicesByID = [:]
        nextPage = 2
        addBlogs(of: page)
        output?.didFetchBlogs()
    }

    // MARK: - Further pages

    func fetchMoreBlogs(behind index: Int) {
        // After a failure only a retry asks again.
        if index == blogs.count - 1, paging == .idle { fetchNextPage() }
    }

    func retryFetchingMoreBlogs() {
        if paging == .failed { fetchNextPage() }
    }

    private func fetchNextPage() {
        guard !isRefreshing else { return }
        changePaging(to: .running)
        blogService.blogs(userID: userID, page: nextPage) { [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendBlogs(of: page)
            case .failure: changePaging(to: .failed)
            }
        }
    }

    private func appendBlogs(of page: BlogPage) {
        nextPage += 1
        addBlogs(of: page)
        output?.didFetchMoreBlogs()
    }

    private func addBlogs(of page: BlogPage) {
        for blog in page.blogs where indicesByID[blog.id] == nil {
            indicesByID[blog.id] = blogs.count
            blogs.append(blog)
        }
        changePaging(to: page.isLast && !blogs.isEmpty ? .complete : .idle)
    }

    private func changePaging(to paging: PagingSummary) {
        self.paging = paging
        output?.didChangePaging(paging)
    }
}

// MARK: - Blogs

extension BlogsInteractor {
    var blogCount: Int { blogs.count }

    func blog(at index: Int) -> BlogSummary { summary(of: blogs[index]) }

    func likeBlog(at index: Int) {
        let blog = blogs[index]
        guard !blog.isLiked, likingIDs.insert(blog.id).inserted else { return }
        blogService.like(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            likingIDs.remove(blog.id)
            switch result {
            case .success(let likeCount): setLikeCount(likeCount, ofBlog: blog.id)
            case .failure: output?.didFailToLikeBlog()
            }
        }
    }

    func shareBlog(at index: Int) {
        let id = blogs[index].id
        guard sharingIDs.insert(id).inserted else { return }
        blogService.share(blogID: id) { [weak self] result in
            guard let self else { return }
            sharingIDs.remove(id)
            switch result {
            case .success(let shareCount):
                setShareCount(shareCount, ofBlog: id)
                output?.didShareBlog()
            case .failure:
                output?.didFailToShareBlog()
            }
        }
    }

    private func setLikeCount(_ likeCount: Int, ofBlog id: Blog.ID) {
        guard let index = indicesByID[id] else { return }
        blogs[index].likeCount = likeCount
        blogs[index].isLiked = true
        output?.didChangeLikes(of: summary(of: blogs[index]), at: index)
    }

    private func setShareCount(_ shareCount: Int, ofBlog id: Blog.ID) {
        guard let index = indicesByID[id] else { return }
        blogs[index].shareCount = shareCount
        output?.didChangeShares(of: summary(of: blogs[index]), at: index)
    }

    private func summary(of blog: Blog) -> BlogSummary {
        BlogSummary(
            id: blog.id,
            authorName: blog.authorName,
            title: blog.title,
            likeCount: blog.likeCount,
            shareCount: blog.shareCount,
            isLiked: blog.isLiked
        )
    }
}

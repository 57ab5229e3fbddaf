internal import Model

final class BlogsInteractor: BlogsInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any BlogsInteractorOutputProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService

    /// The listed blogs.
    private var blogs: [Blog.ID: Blog] = [:]
    /// The blogs with a running request, even if they are no longer listed.
    private var likingIDs: Set<Blog.ID> = []
    private var sharingIDs: Set<Blog.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    private var isOutdated = false
    private var paging = PagingSummary.idle
    /// The last fetched blog. The next page begins after it.
    private var lastID: Blog.ID?
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    private var generation = 0

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    // MARK: - First page

    func fetchBlogs() {
        firstLoad = .running
        output?.didBeginFetchingBlogs()
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
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
            case .success where isOutdated: refresh()
            case .success(let page): replaceBlogs(with: page)
            case .failure: output?.didFailToRefreshBlogs()
            }
        }
    }

    private func replaceBlogs(with page: BlogPage) {
        generation += 1
        blogs = [:]
        lastID = nil
        let newBlogs = addBlogs(of: page)
        output?.didFetchBlogs(newBlogs)
    }

    // MARK: - Further pages

    func fetchMoreBlogs() {
        // After a failure only a retry sends the next request.
        if paging == .idle { fetchNextPage() }
    }

    func retryFetchingMoreBlogs() {
        if paging == .failed { fetchNextPage() }
    }

    private func fetchNextPage() {
        changePaging(to: .running)
        blogService.blogs(userID: userID, after: lastID) { [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendBlogs(of: page)
            case .failure: changePaging(to: .failed)
            }
        }
    }

    private func appendBlogs(of page: BlogPage) {
        let newBlogs = addBlogs(of: page)
        output?.didFetchMoreBlogs(newBlogs)
    }

    /// Adds the blogs of a page, and returns them.
    private func addBlogs(of page: BlogPage) -> [BlogSummary] {
        for blog in page.blogs {
            blogs[blog.id] = blog
            lastID = blog.id
        }
        changePaging(to: page.isLast && !blogs.isEmpty ? .complete : .idle)
        return page.blogs.map(summary(of:))
    }

    private func changePaging(to paging: PagingSummary) {
        self.paging = paging
        output?.didChangePaging(paging)
    }
}

// MARK: - Blogs

extension BlogsInteractor {
    func likeBlog(id: Blog.ID) {
        guard blogs[id]?.isLiked == false, likingIDs.insert(id).inserted else { return }
        blogService.like(blogID: id) { [weak self] result in
            guard let self else { return }
            likingIDs.remove(id)
            switch result {
            case .success(let likeCount):
                isOutdated = true
                setLikeCount(likeCount, ofBlog: id)
            case .failure:
                output?.didFailToLikeBlog()
            }
        }
    }

    func shareBlog(id: Blog.ID) {
        guard sharingIDs.insert(id).inserted else { return }
        blogService.share(blogID: id) { [weak self] result in
            guard let self else { return }
            sharingIDs.remove(id)
            switch result {
            case .success(let shareCount):
                isOutdated = true
                setShareCount(shareCount, ofBlog: id)
                output?.didShareBlog()
            case .failure:
                output?.didFailToShareBlog()
            }
        }
    }

    private func setLikeCount(_ likeCount: Int, ofBlog id: Blog.ID) {
        guard var blog = blogs[id] else { return }
        blog.likeCount = likeCount
        blog.isLiked = true
        update(blog)
    }

    private func setShareCount(_ shareCount: Int, ofBlog id: Blog.ID) {
        guard var blog = blogs[id] else { return }
        blog.shareCount = shareCount
        update(blog)
    }

    private func update(_ blog: Blog) {
        blogs[blog.id] = blog
        output?.didUpdateBlog(summary(of: blog))
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

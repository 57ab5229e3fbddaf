internal import Model

/// The model object of a user's blogs: loads them page by page, and likes and shares them.
///
/// It decides which requests are sent, and stores their results. It has no texts and depends on no view
/// and no controller: a controller observes ``onEvent`` and shows the properties.
@MainActor
final class BlogFeedLoader {
    /// The state of the first load.
    enum FirstLoad { case running, failed, done }

    /// The state of the pages after the loaded ones.
    enum Paging { case idle, loading, failed, ended }

    /// A change of a property, or the result of a request.
    enum Event: Equatable {
        /// The first load is running or has failed.
        case firstLoad
        /// There are other blogs, and therefore other states of the first load and of paging.
        case blogs
        /// One blog has changed; its place in the list is the same.
        case blog(Blog)
        case paging
        case shared
        case refreshFailed, likeFailed, shareFailed
    }

    var onEvent: ((Event) -> Void)?

    private(set) var blogs: [Blog] = []
    private(set) var firstLoad = FirstLoad.running
    private(set) var paging = Paging.idle

    private let userID: User.ID
    private let blogService: any BlogService
    private var indices: [Blog.ID: Int] = [:]
    private var likingIDs: Set<Blog.ID> = []
    private var sharingIDs: Set<Blog.ID> = []
    private(set) var isRefreshing = false
    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    private var isOutdated = false
    /// The number of refreshes. A page that was requested before the latest one is ignored.
    private var generation = 0

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    /// Returns the place of a blog in the list; `nil` if the list does not contain it.
    func index(of id: Blog.ID) -> Int? { indices[id] }

    // MARK: - First page

    func load() {
        setFirstLoad(.running)
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
            switch result {
            case .success(let page): self?.replaceBlogs(with: page)
            case .failure: self?.setFirstLoad(.failed)
            }
        }
    }

    /// Replaces the blogs with the current ones, or repeats a first load that has failed.
    func refresh() {
        switch firstLoad {
        case .running: break
        case .failed: load()
        case .done: if !isRefreshing { reload() }
        }
    }

    private func reload() {
        isRefreshing = true
        isOutdated = false
        blogService.blogs(userID: userID, after: nil) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success where isOutdated: reload()
            case .success(let page): replaceBlogs(with: page)
            case .failure: onEvent?(.refreshFailed)
            }
        }
    }

    private func replaceBlogs(with page: BlogPage) {
        generation += 1
        firstLoad = .done
        blogs = []
        indices = [:]
        addBlogs(of: page)
    }

    private func setFirstLoad(_ firstLoad: FirstLoad) {
        self.firstLoad = firstLoad
        onEvent?(.firstLoad)
    }

    // MARK: - Further pages

    /// Loads the next page. After a failure, only ``retryLoadMore()`` does.
    func loadMore() {
        if paging == .idle { loadNextPage() }
    }

    func retryLoadMore() {
        if paging == .failed { loadNextPage() }
    }

    private func loadNextPage() {
        setPaging(.loading)
        blogService.blogs(userID: userID, after: blogs.last?.id) { [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): addBlogs(of: page)
            case .failure: setPaging(.failed)
            }
        }
    }

    private func addBlogs(of page: BlogPage) {
        for blog in page.blogs {
            indices[blog.id] = blogs.count
            blogs.append(blog)
        }
        paging = page.isLast ? .ended : .idle
        onEvent?(.blogs)
    }

    private func setPaging(_ paging: Paging) {
        self.paging = paging
        onEvent?(.paging)
    }

    // MARK: - One blog

    /// Likes a blog, unless the viewer has liked it or a request is running.
    func like(_ id: Blog.ID) {
        guard let index = indices[id], !blogs[index].isLiked, likingIDs.insert(id).inserted else {
            return
        }
        blogService.like(blogID: id) { [weak self] result in
            guard let self else { return }
            likingIDs.remove(id)
            switch result {
            case .success(let likeCount):
                isOutdated = true
                update(id) {
                    $0.likeCount = likeCount
                    $0.isLiked = true
                }
            case .failure:
                onEvent?(.likeFailed)
            }
        }
    }

    /// Shares a blog, unless a request is running.
    func share(_ id: Blog.ID) {
        guard sharingIDs.insert(id).inserted else { return }
        blogService.share(blogID: id) { [weak self] result in
            guard let self else { return }
            sharingIDs.remove(id)
            switch result {
            case .success(let shareCount):
                isOutdated = true
                update(id) { $0.shareCount = shareCount }
                onEvent?(.shared)
            case .failure:
                onEvent?(.shareFailed)
            }
        }
    }

    /// Changes a blog, unless a refresh has removed it in the meantime.
    private func update(_ id: Blog.ID, _ change: (inout Blog) -> Void) {
        guard let index = indices[id] else { return }
        change(&blogs[index])
        onEvent?(.blog(blogs[index]))
    }
}

internal import Model

final class BlogsInteractor: BlogsInteractorProtocol {
    weak var output: (any BlogsInteractorOutputProtocol)?

    private let userID: User.ID
    private let blogService: any BlogService

    private var blogs: [Blog] = []
    private var indicesByID: [Blog.ID: Int] = [:]
    /// The blogs that a request runs for, whether they are listed or not.
    private var likingIDs: Set<Blog.ID> = []
    private var sharingIDs: Set<Blog.ID> = []
    private var nextPage = 2
    /// Counts refreshes. A page that was asked for before the latest one is dropped.
    private var generation = 0

    init(userID: User.ID, blogService: any BlogService) {
        self.userID = userID
        self.blogService = blogService
    }

    // MARK: - Pages

    func fetchBlogs() {
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            switch result {
            case .success(let page): self?.replaceBlogs(with: page)
            case .failure: self?.output?.didFailToFetchBlogs()
            }
        }
    }

    func refreshBlogs() {
        generation += 1
        blogService.blogs(userID: userID, page: 1) { [weak self] result in
            switch result {
            case .success(let page): self?.replaceBlogs(with: page)
            case .failure: self?.output?.didFailToRefreshBlogs()
            }
        }
    }

    func fetchMoreBlogs() {
        blogService.blogs(userID: userID, page: nextPage) { [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendBlogs(of: page)
            case .failure: output?.didFailToFetchMoreBlogs()
            }
        }
    }

    private func replaceBlogs(with page: BlogPage) {
        blogs = []
        indicesByID = [:]
        nextPage = 2
        output?.didFetchBlogs(addBlogs(of: page), isComplete: page.isLast)
    }

    private func appendBlogs(of page: BlogPage) {
        nextPage += 1
        output?.didFetchMoreBlogs(addBlogs(of: page), isComplete: page.isLast)
    }

    /// - Returns: those that were not listed yet.
    private func addBlogs(of page: BlogPage) -> [BlogSummary] {
        let start = blogs.count
        for blog in page.blogs where indicesByID[blog.id] == nil {
            indicesByID[blog.id] = blogs.count
            blogs.append(blog)
        }
        return blogs[start...].map(summary)
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

    // MARK: - Liking and sharing

    func like(blogID: Int) {
        guard likingIDs.insert(blogID).inserted else { return }
        blogService.like(blogID: blogID) { [weak self] result in
            guard let self else { return }
            likingIDs.remove(blogID)
            switch result {
            case .success(let likeCount):
                updateBlog(id: blogID) {
                    $0.likeCount = likeCount
                    $0.isLiked = true
                }
            case .failure:
                output?.didFailToLikeBlog()
            }
        }
    }

    func share(blogID: Int) {
        guard sharingIDs.insert(blogID).inserted else { return }
        blogService.share(blogID: blogID) { [weak self] result in
            guard let self else { return }
            sharingIDs.remove(blogID)
            switch result {
            case .success(let shareCount):
                updateBlog(id: blogID) { $0.shareCount = shareCount }
                output?.didShareBlog()
            case .failure:
                output?.didFailToShareBlog()
            }
        }
    }

    private func updateBlog(id: Blog.ID, _ update: (inout Blog) -> Void) {
        guard let index = indicesByID[id] else { return }
        update(&blogs[index])
        output?.didUpdateBlog(summary(of: blogs[index]))
    }
}

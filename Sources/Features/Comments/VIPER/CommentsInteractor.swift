internal import Model

final class CommentsInteractor: CommentsInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any CommentsInteractorOutputProtocol)?

    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource

    /// The listed comments.
    private var comments: [Comment.ID: Comment] = [:]
    /// The comments with a running request, even if they are no longer listed.
    private var favouringIDs: Set<Comment.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    /// Indicates whether a comment was favoured since the comments were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false
    private var paging = PagingSummary.idle
    /// The last fetched comment. The next page begins after it.
    private var lastID: Comment.ID?
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    private var generation = 0

    init(
        blogID: Blog.ID,
        viewerID: User.ID,
        commentService: any CommentService,
        timeSource: any TimeSource
    ) {
        self.blogID = blogID
        self.viewerID = viewerID
        self.commentService = commentService
        self.timeSource = timeSource
    }

    // MARK: - First page

    func start() {
        timeSource.addObserver(self)
        timeDidChange()
        fetchComments()
    }

    func fetchComments() {
        firstLoad = .running
        output?.didBeginFetchingComments()
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceComments(with: page)
            case .failure:
                firstLoad = .failed
                output?.didFailToFetchComments()
            }
        }
    }

    func refreshComments() {
        switch firstLoad {
        case .running: break
        case .failed: fetchComments()
        case .done: if !isRefreshing { refresh() }
        }
    }

    private func refresh() {
        isRefreshing = true
        isOutdated = false
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            if isOutdated, case .success = result { return refresh() }
            isRefreshing = false
            switch result {
            case .success(let page): replaceComments(with: page)
            case .failure: output?.didFailToRefreshComments()
            }
        }
    }

    private func replaceComments(with page: CommentPage) {
        generation += 1
        comments = [:]
        lastID = nil
        let newComments = addComments(of: page)
        output?.didFetchComments(newComments)
    }

    // MARK: - Further pages

    func fetchMoreComments() {
        // After a failure only a retry sends the next request.
        if paging == .idle { fetchNextPage() }
    }

    func retryFetchingMoreComments() {
        if paging == .failed { fetchNextPage() }
    }

    private func fetchNextPage() {
        changePaging(to: .running)
        commentService.comments(on: blogID, for: viewerID, after: lastID) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendComments(of: page)
            case .failure: changePaging(to: .failed)
            }
        }
    }

    private func appendComments(of page: CommentPage) {
        let newComments = addComments(of: page)
        output?.didFetchMoreComments(newComments)
    }

    /// Adds the comments of a page, and returns them.
    private func addComments(of page: CommentPage) -> [CommentSummary] {
        for comment in page.comments {
            comments[comment.id] = comment
            lastID = comment.id
        }
        changePaging(to: page.isLast && !comments.isEmpty ? .complete : .idle)
        return page.comments.map(summary(of:))
    }

    private func changePaging(to paging: PagingSummary) {
        self.paging = paging
        output?.didChangePaging(paging)
    }
}

// MARK: - Comments

extension CommentsInteractor {
    func favourComment(id: Comment.ID) {
        guard comments[id]?.isFavoured == false, favouringIDs.insert(id).inserted else { return }
        commentService.favour(commentID: id, by: viewerID) { [weak self] result in
            guard let self else { return }
            favouringIDs.remove(id)
            switch result {
            case .success(let favourCount): setFavourCount(favourCount, ofComment: id)
            case .failure: output?.didFailToFavourComment()
            }
        }
    }

    private func setFavourCount(_ favourCount: Int, ofComment id: Comment.ID) {
        isOutdated = true
        guard var comment = comments[id] else { return }
        comment.favourCount = favourCount
        comment.isFavoured = true
        comments[id] = comment
        output?.didUpdateComment(summary(of: comment))
    }

    private func summary(of comment: Comment) -> CommentSummary {
        CommentSummary(
            id: comment.id,
            authorID: comment.authorID,
            authorName: comment.authorName,
            authorIcon: comment.authorIcon,
            repliesTo: comment.repliesTo,
            content: comment.content,
            writtenAt: comment.writtenAt,
            favourCount: comment.favourCount,
            isFavoured: comment.isFavoured
        )
    }
}

extension CommentsInteractor: TimeObserver {
    func timeDidChange() {
        output?.didChangeTime(to: timeSource.now)
    }
}

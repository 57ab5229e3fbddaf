internal import Foundation
internal import Model

final class CommentsInteractor: CommentsInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any CommentsInteractorOutputProtocol)?

    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource

    private var comments: [Comment] = []
    private var indicesByID: [Comment.ID: Int] = [:]
    /// The comments that a request runs for, whether they are listed or not.
    private var favouringIDs: Set<Comment.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    private var paging = PagingSummary.idle
    private var nextPage = 2
    /// Counts refreshes. A page that was asked for before the latest one is dropped.
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
        timeSource.onChange = { [weak self] in self?.output?.didChangeAges() }
        fetchComments()
    }

    func fetchComments() {
        firstLoad = .running
        output?.didBeginFetchingComments()
        commentService.comments(on: blogID, for: viewerID, page: 1) { [weak self] result in
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
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        generation += 1
        if paging != .complete { changePaging(to: .idle) }
        commentService.comments(on: blogID, for: viewerID, page: 1) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let page): replaceComments(with: page)
            case .failure: output?.didFailToRefreshComments()
            }
        }
    }

    private func replaceComments(with page: CommentPage) {
        comments = []
        indicesByID = [:]
        nextPage = 2
        addComments(of: page)
        output?.didFetchComments()
    }

    // MARK: - Further pages

    func fetchMoreComments(behind index: Int) {
        // After a failure only a retry asks again.
        if index == comments.count - 1, paging == .idle { fetchNextPage() }
    }

    func retryFetchingMoreComments() {
        if paging == .failed { fetchNextPage() }
    }

    private func fetchNextPage() {
        guard !isRefreshing else { return }
        changePaging(to: .running)
        commentService.comments(on: blogID, for: viewerID, page: nextPage) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendComments(of: page)
            case .failure: changePaging(to: .failed)
            }
        }
    }

    private func appendComments(of page: CommentPage) {
        nextPage += 1
        addComments(of: page)
        output?.didFetchMoreComments()
    }

    private func addComments(of page: CommentPage) {
        for comment in page.comments where indicesByID[comment.id] == nil {
            indicesByID[comment.id] = comments.count
            comments.append(comment)
        }
        changePaging(to: page.isLast && !comments.isEmpty ? .complete : .idle)
    }

    private func changePaging(to paging: PagingSummary) {
        self.paging = paging
        output?.didChangePaging(paging)
    }
}

// MARK: - Comments

extension CommentsInteractor {
    var commentCount: Int { comments.count }

    func comment(at index: Int) -> CommentSummary { summary(of: comments[index]) }

    func favourComment(at index: Int) {
        let comment = comments[index]
        guard !comment.isFavoured, favouringIDs.insert(comment.id).inserted else { return }
        commentService.favour(commentID: comment.id, by: viewerID) { [weak self] result in
            guard let self else { return }
            favouringIDs.remove(comment.id)
            switch result {
            case .success(let favourCount): setFavourCount(favourCount, ofComment: comment.id)
            case .failure: output?.didFailToFavourComment()
            }
        }
    }

    private func setFavourCount(_ favourCount: Int, ofComment id: Comment.ID) {
        guard let index = indicesByID[id] else { return }
        comments[index].favourCount = favourCount
        comments[index].isFavoured = true
        output?.didChangeFavours(of: summary(of: comments[index]), at: index)
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
            age: timeSource.now.timeIntervalSince(comment.writtenAt),
            favourCount: comment.favourCount,
            isFavoured: comment.isFavoured
        )
    }
}

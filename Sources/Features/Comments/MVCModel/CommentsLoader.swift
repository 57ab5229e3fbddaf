internal import Foundation
internal import Model

/// The model object of the comments on a blog: loads them page by page, and favours them.
///
/// It decides which requests are sent, and stores their results. It has no texts and depends on no view
/// and no controller: a controller observes ``onEvent`` and shows the properties.
@MainActor
final class CommentsLoader {
    /// The state of the first load.
    enum FirstLoad { case running, failed, done }

    /// The state of the pages after the loaded ones.
    enum Paging { case idle, loading, failed, ended }

    /// A change of a property, or the result of a request.
    enum Event: Equatable {
        /// The first load is running or has failed.
        case firstLoad
        /// There are other comments, and therefore other states of the first load and of paging.
        case comments
        /// One comment has changed; its place in the list is the same.
        case comment(Comment)
        case paging
        /// The current time has changed.
        case time
        case refreshFailed, favourFailed
    }

    var onEvent: ((Event) -> Void)?

    private(set) var comments: [Comment] = []
    private(set) var firstLoad = FirstLoad.running
    private(set) var paging = Paging.idle
    private(set) var isRefreshing = false

    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private var indices: [Comment.ID: Int] = [:]
    private var favouringIDs: Set<Comment.ID> = []
    /// Indicates whether a comment was favoured since the comments were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false
    /// The number of refreshes. A page that was requested before the latest one is ignored.
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

    /// The current time, by which the age of a comment is known.
    var now: Date { timeSource.now }

    /// Returns the place of a comment in the list; `nil` if the list does not contain it.
    func index(of id: Comment.ID) -> Int? { indices[id] }

    // MARK: - First page

    /// Loads comments, and from then on follows the clock.
    func start() {
        timeSource.addObserver(self)
        load()
    }

    func load() {
        setFirstLoad(.running)
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            switch result {
            case .success(let page): self?.replaceComments(with: page)
            case .failure: self?.setFirstLoad(.failed)
            }
        }
    }

    /// Replaces the comments with the current ones, or repeats a first load that has failed.
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
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success where isOutdated: reload()
            case .success(let page): replaceComments(with: page)
            case .failure: onEvent?(.refreshFailed)
            }
        }
    }

    private func replaceComments(with page: CommentPage) {
        generation += 1
        firstLoad = .done
        comments = []
        indices = [:]
        addComments(of: page)
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
        commentService.comments(on: blogID, for: viewerID, after: comments.last?.id) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): addComments(of: page)
            case .failure: setPaging(.failed)
            }
        }
    }

    private func addComments(of page: CommentPage) {
        for comment in page.comments {
            indices[comment.id] = comments.count
            comments.append(comment)
        }
        paging = page.isLast ? .ended : .idle
        onEvent?(.comments)
    }

    private func setPaging(_ paging: Paging) {
        self.paging = paging
        onEvent?(.paging)
    }

    // MARK: - One comment

    /// Favours a comment, unless the viewer has favoured it or a request is running.
    func favour(_ id: Comment.ID) {
        guard let index = indices[id], !comments[index].isFavoured,
            favouringIDs.insert(id).inserted
        else { return }
        commentService.favour(commentID: id, by: viewerID) { [weak self] result in
            guard let self else { return }
            favouringIDs.remove(id)
            switch result {
            case .success(let favourCount):
                isOutdated = true
                showFavour(of: id, count: favourCount)
            case .failure:
                onEvent?(.favourFailed)
            }
        }
    }

    private func showFavour(of id: Comment.ID, count: Int) {
        guard let index = indices[id] else { return }
        comments[index].favourCount = count
        comments[index].isFavoured = true
        onEvent?(.comment(comments[index]))
    }
}

extension CommentsLoader: TimeObserver {
    func timeDidChange() {
        onEvent?(.time)
    }
}

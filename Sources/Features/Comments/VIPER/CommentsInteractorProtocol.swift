/// What the presenter asks its interactor.
@MainActor
protocol CommentsInteractorProtocol {
    var commentCount: Int { get }
    func comment(at index: Int) -> CommentSummary

    /// Fetches comments, and from then on hears of the time.
    func start()
    func fetchComments()
    func refreshComments()
    /// Asks for the next page where no comment is listed behind this one.
    func fetchMoreComments(behind index: Int)
    func retryFetchingMoreComments()
    func favourComment(at index: Int)
}

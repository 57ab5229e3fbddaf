/// The requests from the presenter to its interactor.
@MainActor
protocol CommentsInteractorProtocol {
    /// Fetches the comments, and from then on reports each change of the time.
    func start()
    func fetchComments()
    func refreshComments()
    /// Fetches the next page, if there is one and the last request for it did not fail.
    func fetchMoreComments()
    func retryFetchingMoreComments()
    func favourComment(id: Int)
}

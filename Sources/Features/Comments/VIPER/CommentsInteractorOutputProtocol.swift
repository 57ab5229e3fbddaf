/// What the interactor answers.
@MainActor
protocol CommentsInteractorOutputProtocol: AnyObject {
    func didBeginFetchingComments()
    /// All listed comments are new.
    func didFetchComments()
    func didFailToFetchComments()
    func didFailToRefreshComments()
    /// More are listed behind those that were.
    func didFetchMoreComments()
    func didChangePaging(_ paging: PagingSummary)
    /// Comments are older, or younger, than they were.
    func didChangeAges()
    func didChangeFavours(of comment: CommentSummary, at index: Int)
    func didFailToFavourComment()
}

/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol CommentsPresenterProtocol {
    var numberOfRows: Int { get }
    func row(at index: Int) -> CommentRow
    /// Returns the current time text of a row.
    func time(of row: CommentRow) -> String
    /// Returns the height of a row in lines.
    func height(of row: CommentRow) -> Int

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapRetryMore()
    func willDisplayRow(id: Int)
    func didTapAvatar(userID: Int)
    func didTapFavour(id: Int)
}

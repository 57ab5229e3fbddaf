/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol CommentsPresenterProtocol {
    var numberOfRows: Int { get }
    func fill(_ cell: any CommentCellProtocol, at row: Int)
    func height(ofRow row: Int) -> Int

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapRetryMore()
    func willDisplayRow(at row: Int)
    func didTapAvatar(at row: Int)
    func didTapFavour(at row: Int)
}

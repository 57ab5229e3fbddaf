/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol CommentsPresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any CommentCellPresenterProtocol
    func height(ofRow row: Int) -> Int

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapRetryMore()
    func willDisplayRow(at row: Int)
}

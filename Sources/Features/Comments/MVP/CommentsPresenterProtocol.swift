/// The calls from the view to its presenter, with the requests for rows.
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

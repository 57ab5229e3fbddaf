/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol BlogsPresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any BlogCellPresenterProtocol

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapRetryMore()
    func willDisplayRow(at row: Int)
    func didSelectRow(at row: Int)
}

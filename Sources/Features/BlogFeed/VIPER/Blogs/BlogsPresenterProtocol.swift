/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol BlogsPresenterProtocol {
    var numberOfRows: Int { get }
    func fill(_ cell: any BlogCellProtocol, at row: Int)

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapRetryMore()
    func willDisplayRow(at row: Int)
    func didSelectRow(at row: Int)
    func didTapLike(at row: Int)
    func didTapShare(at row: Int)
}

/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol BlogsPresenterProtocol {
    var numberOfRows: Int { get }
    func row(at index: Int) -> BlogRow

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapRetryMore()
    func willDisplayRow(id: Int)
    func didSelectRow(id: Int)
    func didTapLike(id: Int)
    func didTapShare(id: Int)
}

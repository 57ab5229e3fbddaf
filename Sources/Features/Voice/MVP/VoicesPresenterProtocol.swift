/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol VoicesPresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any VoiceCellPresenterProtocol

    func viewDidLoad()
    func viewDidDisappear()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(at row: Int)
}

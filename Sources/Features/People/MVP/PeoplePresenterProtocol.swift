/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol PeoplePresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any PersonCellPresenterProtocol

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
}

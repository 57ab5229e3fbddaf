/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol PeoplePresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any PersonCellPresenterProtocol

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
}

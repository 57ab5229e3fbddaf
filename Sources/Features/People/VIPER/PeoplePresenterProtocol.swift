/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol PeoplePresenterProtocol {
    var numberOfRows: Int { get }
    func fill(_ cell: any PersonCellProtocol, at row: Int)

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapAction(at row: Int)
    func didTapDelete(at row: Int)
}

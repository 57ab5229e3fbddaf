/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol DraftsPresenterProtocol {
    var numberOfRows: Int { get }
    func fill(_ cell: any DraftCellProtocol, at row: Int)

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(at row: Int)
}

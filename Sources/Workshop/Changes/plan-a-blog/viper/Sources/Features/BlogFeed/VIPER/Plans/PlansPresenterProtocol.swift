/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol PlansPresenterProtocol {
    var numberOfRows: Int { get }
    func fill(_ cell: any PlanCellProtocol, at row: Int)

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(at row: Int)
}

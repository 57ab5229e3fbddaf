/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol PlansPresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any PlanCellPresenterProtocol

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(at row: Int)
}

/// The interface through which the view reports events and reads rows.
@MainActor
protocol PlansPresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any PlanCellPresenterProtocol

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(at row: Int)
}

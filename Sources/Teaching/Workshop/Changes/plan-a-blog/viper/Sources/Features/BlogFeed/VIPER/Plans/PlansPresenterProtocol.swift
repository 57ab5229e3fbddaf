/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol PlansPresenterProtocol {
    var numberOfRows: Int { get }
    func row(at index: Int) -> PlanRow

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(id: Int)
}

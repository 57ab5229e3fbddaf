/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol PeoplePresenterProtocol {
    var numberOfRows: Int { get }
    func row(at index: Int) -> PersonRow

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didTapAction(id: Int)
    func didTapDelete(id: Int)
}

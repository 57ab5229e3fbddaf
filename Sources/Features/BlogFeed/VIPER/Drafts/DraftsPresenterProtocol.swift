/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol DraftsPresenterProtocol {
    var numberOfRows: Int { get }
    func row(at index: Int) -> DraftRow

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(id: Int)
}

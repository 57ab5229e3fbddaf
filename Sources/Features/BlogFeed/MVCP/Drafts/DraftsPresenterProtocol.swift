/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol DraftsPresenterProtocol {
    var numberOfRows: Int { get }
    func cellPresenter(at row: Int) -> any DraftCellPresenterProtocol

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(at row: Int)
}

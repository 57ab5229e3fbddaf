/// What the view tells its presenter, and asks it about rows.
@MainActor
protocol VoicesPresenterProtocol {
    var numberOfRows: Int { get }
    func fill(_ cell: any VoiceCellProtocol, at row: Int)

    func viewDidLoad()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(at row: Int)
}

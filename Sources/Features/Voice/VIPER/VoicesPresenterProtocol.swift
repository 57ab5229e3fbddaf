/// The calls from the view to its presenter, with the requests for rows.
@MainActor
protocol VoicesPresenterProtocol {
    var numberOfRows: Int { get }
    func row(at index: Int) -> VoiceRow

    func viewDidLoad()
    func viewDidDisappear()
    func didPullToRefresh()
    func didTapRetry()
    func didSelectRow(id: Int)
}

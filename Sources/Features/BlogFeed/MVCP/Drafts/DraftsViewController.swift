internal import HeadlessKit

/// Binds the view to its presenter.
final class DraftsViewController: ViewController {
    private let presenter: any DraftsPresenterProtocol
    private lazy var draftsView = DraftsView()

    init(presenter: any DraftsPresenterProtocol) {
        self.presenter = presenter
    }

    override func loadView() { view = draftsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        draftsView.tableView.dataSource = self
        draftsView.tableView.delegate = self
        draftsView.tableView.onPullToRefresh = { [weak self] in self?.presenter.didPullToRefresh() }
        draftsView.onRetry = { [weak self] in self?.presenter.didTapRetry() }
        presenter.viewDidLoad()
    }
}

extension DraftsViewController: DraftsViewProtocol {
    func showLoading() {
        draftsView.showLoading()
    }

    func showError(_ text: String) {
        draftsView.showError(text)
    }

    func showEmpty(_ text: String) {
        draftsView.showEmpty(text)
    }

    func showRows() {
        draftsView.showRows()
    }

    func reloadRows() {
        draftsView.tableView.reloadData()
    }
}

extension DraftsViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(DraftCell.self)
        presenter.cellPresenter(at: indexPath.row).show(in: DraftCellController(cell: cell))
        return cell
    }
}

extension DraftsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

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
        draftsView.refreshControl.addAction(
            Action { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
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

    func endRefreshing() {
        draftsView.refreshControl.endRefreshing()
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
        DraftCellController(cell: cell, presenter: presenter.cellPresenter(at: indexPath.row))
            .bind()
        return cell
    }
}

extension DraftsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

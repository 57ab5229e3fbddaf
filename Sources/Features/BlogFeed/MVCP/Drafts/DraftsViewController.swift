internal import AppSupport
internal import HeadlessKit

/// Binds the view to its presenter.
final class DraftsViewController: UIViewController {
    private let presenter: any DraftsPresenterProtocol
    private lazy var draftsView = DraftsView()

    init(presenter: any DraftsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = draftsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        draftsView.tableView.dataSource = self
        draftsView.tableView.delegate = self
        draftsView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.presenter.didPullToRefresh() },
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

extension DraftsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        DraftCellController(cell: cell, presenter: presenter.cellPresenter(at: indexPath.row))
            .bind()
        return cell
    }
}

extension DraftsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

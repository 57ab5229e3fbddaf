internal import HeadlessKit

/// Binds the view to its presenter.
final class PlansViewController: ViewController {
    private let presenter: any PlansPresenterProtocol
    private lazy var plansView = PlansView()

    init(presenter: any PlansPresenterProtocol) {
        self.presenter = presenter
    }

    override func loadView() { view = plansView }

    override func viewDidLoad() {
        super.viewDidLoad()
        plansView.tableView.dataSource = self
        plansView.tableView.delegate = self
        plansView.refreshControl.addAction(
            Action { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        plansView.onRetry = { [weak self] in self?.presenter.didTapRetry() }
        presenter.viewDidLoad()
    }
}

extension PlansViewController: PlansViewProtocol {
    func showLoading() {
        plansView.showLoading()
    }

    func showError(_ text: String) {
        plansView.showError(text)
    }

    func showEmpty(_ text: String) {
        plansView.showEmpty(text)
    }

    func showRows() {
        plansView.showRows()
    }

    func endRefreshing() {
        plansView.refreshControl.endRefreshing()
    }

    func reloadRows() {
        plansView.tableView.reloadData()
    }
}

extension PlansViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        PlanCellController(cell: cell, presenter: presenter.cellPresenter(at: indexPath.row))
            .bind()
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

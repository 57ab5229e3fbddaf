internal import AppSupport
internal import HeadlessKit
internal import People

final class PeopleViewController: UIViewController {
    private let presenter: any PeoplePresenterProtocol
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(presenter: any PeoplePresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = PeopleElement.loading
        errorLabel.accessibilityIdentifier = PeopleElement.error
        retryButton.accessibilityIdentifier = PeopleElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.dataSource = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
        showRows()
    }
}

extension PeopleViewController: PeopleViewProtocol {
    func showLoading() {
        showRows()
        activityIndicator.startAnimating()
    }

    func showError(_ text: String) {
        showRows()
        errorLabel.text = text
        errorLabel.isHidden = false
        retryButton.isHidden = false
    }

    func showEmpty(_ text: String) {
        showRows()
        emptyLabel.text = text
        emptyLabel.isHidden = false
    }

    /// Removes the placeholder that is shown instead of rows.
    func showRows() {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
    }

    func endRefreshing() {
        refreshControl.endRefreshing()
    }

    func reloadRows() {
        tableView.reloadData()
    }

    func updateRow(_ row: PersonRow) {
        for case let cell as PersonCell in tableView.visibleCells where cell.rowID == row.id {
            cell.show(row)
        }
    }
}

extension PeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = presenter.row(at: indexPath.row)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell
            ?? PersonCell(style: .default, reuseIdentifier: "PersonCell")
        cell.show(row)
        cell.onTapAction = { [weak self, id = row.id] in self?.presenter.didTapAction(id: id) }
        cell.onTapDelete = { [weak self, id = row.id] in self?.presenter.didTapDelete(id: id) }
        return cell
    }
}

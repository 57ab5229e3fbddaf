internal import HeadlessKit
internal import People

final class PeopleViewController: ViewController {
    private let presenter: any PeoplePresenterProtocol
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()

    init(presenter: any PeoplePresenterProtocol) {
        self.presenter = presenter
    }

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
            Action { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.dataSource = self
        refreshControl.addAction(
            Action { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
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

extension PeopleViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let row = presenter.row(at: indexPath.row)
        let cell = tableView.dequeueReusableCell(PersonCell.self)
        cell.show(row)
        cell.onTapAction = { [weak self, id = row.id] in self?.presenter.didTapAction(id: id) }
        cell.onTapDelete = { [weak self, id = row.id] in self?.presenter.didTapDelete(id: id) }
        return cell
    }
}

internal import BlogFeed
internal import HeadlessKit

final class PlansViewController: ViewController {
    private let presenter: any PlansPresenterProtocol
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()

    init(presenter: any PlansPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Plans.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Plans.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Plans.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Plans.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Plans.list
        tableView.dataSource = self
        tableView.delegate = self
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

extension PlansViewController: PlansViewProtocol {
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

    /// Removes the text that is shown in place of rows.
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
}

extension PlansViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        cell.bind(to: presenter.cellPresenter(at: indexPath.row))
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class DraftsViewController: UIViewController {
    private let presenter: any DraftsPresenterProtocol
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(presenter: any DraftsPresenterProtocol) {
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
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Drafts.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Drafts.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Drafts.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Drafts.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Drafts.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
        showRows()
    }
}

extension DraftsViewController: DraftsViewProtocol {
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
}

extension DraftsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        cell.bind(to: presenter.cellPresenter(at: indexPath.row))
        return cell
    }
}

extension DraftsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

internal import AppSupport
internal import HeadlessKit
internal import Voice

final class VoicesViewController: UIViewController {
    private let presenter: any VoicesPresenterProtocol
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(presenter: any VoicesPresenterProtocol) {
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

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter.viewDidDisappear()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = VoiceElement.loading
        errorLabel.accessibilityIdentifier = VoiceElement.error
        retryButton.accessibilityIdentifier = VoiceElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = VoiceElement.empty
        tableView.accessibilityIdentifier = VoiceElement.list
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

extension VoicesViewController: VoicesViewProtocol {
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

extension VoicesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "VoiceCell") as? VoiceCell
            ?? VoiceCell(style: .default, reuseIdentifier: "VoiceCell")
        cell.bind(to: presenter.cellPresenter(at: indexPath.row))
        return cell
    }
}

extension VoicesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

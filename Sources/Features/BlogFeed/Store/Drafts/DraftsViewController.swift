internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class DraftsViewController: UIViewController {
    private let store: Store<DraftsState, DraftsAction>
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(store: Store<DraftsState, DraftsAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self, \.placeholder) { $0.show($1) }
        store.observe(self, \.isRefreshing) { $0.showRefreshing($1) }
        store.observe(self, \.rows) { controller, _ in controller.tableView.reloadData() }
        store.send(.opened)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Drafts.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Drafts.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Drafts.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Drafts.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Drafts.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.pull() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    /// Refreshes the list. The control has started by itself, so it ends unless the state refreshes.
    private func pull() {
        store.send(.pulled)
        showRefreshing(store.state.isRefreshing)
    }

    private func show(_ placeholder: DraftsState.Placeholder) {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
        switch placeholder {
        case .none:
            break
        case .loading:
            activityIndicator.startAnimating()
        case .error(let text):
            errorLabel.text = text
            errorLabel.isHidden = false
            retryButton.isHidden = false
        case .empty(let text):
            emptyLabel.text = text
            emptyLabel.isHidden = false
        }
    }

    private func showRefreshing(_ isRefreshing: Bool) {
        if !isRefreshing { refreshControl.endRefreshing() }
    }
}

extension DraftsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.state.rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        cell.show(store.state.rows[indexPath.row])
        return cell
    }
}

extension DraftsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        store.send(.draftTapped(store.state.rows[indexPath.row].id))
    }
}

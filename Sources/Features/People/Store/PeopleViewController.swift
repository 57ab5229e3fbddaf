internal import AppSupport
internal import HeadlessKit
internal import People
internal import StateManagement

final class PeopleViewController: UIViewController {
    private let store: Store<PeopleState, PeopleAction>
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(store: Store<PeopleState, PeopleAction>) {
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
        store.observe(self, \.listedIDs) { controller, _ in controller.tableView.reloadData() }
        store.send(.opened)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = PeopleElement.loading
        errorLabel.accessibilityIdentifier = PeopleElement.error
        retryButton.accessibilityIdentifier = PeopleElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.dataSource = self
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

    private func show(_ placeholder: PeopleState.Placeholder) {
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

extension PeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.state.listedIDs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let id = store.state.listedIDs[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell
            ?? PersonCell(style: .default, reuseIdentifier: "PersonCell")
        cell.onAction = { [store] in store.send(.person(id, $0)) }
        // A reused cell still observes the row that it showed before.
        store.removeObserver(cell)
        store.observe(cell, \.people[id]) { $0.show($1) }
        return cell
    }
}

internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class PlansViewController: ViewController {
    private let store: Store<PlansState, PlansAction>
    /// The rows that the table shows.
    private var shownRows: [PlanState] = []
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()

    init(store: Store<PlansState, PlansAction>) {
        self.store = store
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self) { $0.show($1) }
        store.send(.opened)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Plans.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Plans.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Plans.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Plans.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Plans.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            Action { [weak self] _ in self?.store.send(.pulled) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
    }

    private func show(_ state: PlansState) {
        show(state.placeholder)
        if !state.isRefreshing { refreshControl.endRefreshing() }
        show(state.rows)
        state.messages.forEach(showToast)
        if !state.messages.isEmpty { store.send(.messagesShown) }
    }

    private func show(_ placeholder: PlansState.Placeholder) {
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

    /// Reloads the table if there are other rows.
    private func show(_ rows: [PlanState]) {
        guard rows != shownRows else { return }
        shownRows = rows
        tableView.reloadData()
    }
}

extension PlansViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shownRows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        cell.show(shownRows[indexPath.row])
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        store.send(.planTapped(shownRows[indexPath.row].id))
    }
}

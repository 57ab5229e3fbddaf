internal import AppSupport
internal import HeadlessKit
internal import People
internal import StateManagement

final class PeopleViewController: UIViewController {
    private let store: Store<PeopleState, PeopleAction>
    /// The rows that the table shows. Their cells show each new state of theirs.
    private var shownPeople: [PersonState] = []
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
        store.observe(self) { $0.show($1) }
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
            UIAction { [weak self] _ in self?.store.send(.pulled) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    private func show(_ state: PeopleState) {
        show(state.placeholder)
        if !state.isRefreshing { refreshControl.endRefreshing() }
        show(state.listedPeople)
        state.messages.forEach(showToast)
        if !state.messages.isEmpty { store.send(.messagesShown) }
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

    /// Updates the visible rows in place, or reloads the table if it has other rows.
    private func show(_ people: [PersonState]) {
        let isSameList = people.map(\.id) == shownPeople.map(\.id)
        let changed = zip(people, shownPeople).map(!=)
        shownPeople = people
        guard isSameList else { return tableView.reloadData() }
        for indexPath in tableView.indexPathsForVisibleRows ?? [] where changed[indexPath.row] {
            let cell = tableView.cellForRow(at: indexPath) as? PersonCell
            cell?.show(people[indexPath.row])
        }
    }
}

extension PeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shownPeople.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell
            ?? PersonCell(style: .default, reuseIdentifier: "PersonCell")
        let person = shownPeople[indexPath.row]
        cell.show(person)
        cell.onAction = { [store] in store.send(.person(person.id, $0)) }
        return cell
    }
}

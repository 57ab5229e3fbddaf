internal import HeadlessKit
internal import People
internal import StateManagement

final class PeopleViewController: ViewController {
    private let store: Store<PeopleState, PeopleAction>
    /// The rows that the table shows. Their cells show each new state of theirs.
    private var shownPeople: [PersonState] = []
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()

    init(store: Store<PeopleState, PeopleAction>) {
        self.store = store
    }

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
            Action { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.dataSource = self
        refreshControl.addAction(
            Action { [weak self] _ in self?.store.send(.pulled) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
    }

    private func show(_ state: PeopleState) {
        show(state.placeholder)
        if !state.isRefreshing { refreshControl.endRefreshing() }
        show(state.people)
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

extension PeopleViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shownPeople.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PersonCell.self)
        let person = shownPeople[indexPath.row]
        cell.show(person)
        cell.onAction = { [store] in store.send(.person(person.id, $0)) }
        return cell
    }
}

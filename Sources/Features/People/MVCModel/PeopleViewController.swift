internal import AppSupport
internal import HeadlessKit
internal import Model

final class PeopleViewController: UIViewController {
    private let loader: PeopleLoader
    private lazy var peopleView = PeopleView()
    /// The person whose row shows its delete button.
    private var revealedID: User.ID?

    init(loader: PeopleLoader) {
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = peopleView }

    override func viewDidLoad() {
        super.viewDidLoad()
        peopleView.tableView.dataSource = self
        peopleView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.loader.refresh() },
            for: .valueChanged
        )
        peopleView.onRetry = { [weak self] in self?.loader.load() }
        loader.onEvent = { [weak self] in self?.show($0) }
        loader.start()
    }

    private func show(_ event: PeopleLoader.Event) {
        switch event {
        case .firstLoad: showFirstLoad()
        case .people: showPeople()
        case .person(let contact): updateCell(of: contact)
        case .refreshFailed: showRefreshFailure()
        case .askFailed: showToast(loader.kind == .follow ? "Could not follow" : "Could not add")
        case .takeBackFailed:
            showToast(loader.kind == .follow ? "Could not unfollow" : "Could not remove")
        }
    }

    private func showRefreshFailure() {
        peopleView.refreshControl.endRefreshing()
        showToast("Could not refresh")
    }

    private func showFirstLoad() {
        if loader.firstLoad != .running { peopleView.refreshControl.endRefreshing() }
        switch loader.firstLoad {
        case .running: peopleView.showLoading()
        case .failed: peopleView.showError("Could not load people")
        case .done where loader.people.isEmpty: peopleView.showEmpty("Nobody here")
        case .done: peopleView.showRows()
        }
    }

    private func showPeople() {
        if let revealedID, loader.index(of: revealedID) == nil { self.revealedID = nil }
        showFirstLoad()
        peopleView.tableView.reloadData()
    }

    // MARK: - Rows

    /// Asks for the relation. If it is established, shows or hides the delete button.
    private func act(on id: User.ID) {
        guard let index = loader.index(of: id), !loader.isBusy(id) else { return }
        switch loader.people[index].relation {
        case .none: loader.ask(id)
        case .requested: break
        case .established: reveal(revealedID == id ? nil : id)
        }
    }

    private func takeBack(_ id: User.ID) {
        guard !loader.isBusy(id) else { return }
        reveal(nil)
        loader.takeBack(id)
    }

    /// Shows the delete button of one person, and hides that of another one.
    private func reveal(_ id: User.ID?) {
        let changedIDs = [revealedID, id]
        revealedID = id
        for case let id? in changedIDs {
            if let index = loader.index(of: id) { updateCell(of: loader.people[index]) }
        }
    }

    private func updateCell(of contact: Contact) {
        if let cell = visibleCell(of: contact.id) { cellController(of: contact).update(cell) }
    }

    private func cellController(of contact: Contact) -> PersonCellController {
        PersonCellController(
            contact: contact,
            kind: loader.kind,
            isRevealed: contact.id == revealedID
        )
    }

    private func visibleCell(of id: User.ID) -> PersonCell? {
        loader.index(of: id).flatMap {
            peopleView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? PersonCell
        }
    }
}

extension PeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        loader.people.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let contact = loader.people[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell
            ?? PersonCell(style: .default, reuseIdentifier: "PersonCell")
        cellController(of: contact).fill(cell)
        cell.onTapAction = { [weak self] in self?.act(on: contact.id) }
        cell.onTapDelete = { [weak self] in self?.takeBack(contact.id) }
        return cell
    }
}

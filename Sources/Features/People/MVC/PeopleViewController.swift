internal import AppSupport
internal import HeadlessKit
internal import Model

final class PeopleViewController: UIViewController {
    private enum FirstLoad { case running, failed, done }

    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService
    private lazy var peopleView = PeopleView()

    private var rows: [PersonCellController] = []
    private var rowsByID: [User.ID: Int] = [:]
    /// The controllers of the rows, and of people who left the list while a request for them runs.
    /// A refresh keeps them.
    private var cellControllers: [User.ID: PersonCellController] = [:]
    /// The row that was the last to reveal its delete button.
    private var revealedID: User.ID?
    private var firstLoad = FirstLoad.done
    /// Indicates whether a relation has changed since the people were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = peopleView }

    override func viewDidLoad() {
        super.viewDidLoad()
        peopleView.tableView.dataSource = self
        peopleView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        peopleView.onRetry = { [weak self] in self?.loadPeople() }
        peopleService.addObserver(self)
        loadPeople()
    }

    private func loadPeople() {
        firstLoad = .running
        peopleView.showLoading()
        requestPeople { [weak self] result in
            guard let self else { return }
            peopleView.refreshControl.endRefreshing()
            switch result {
            case .success(let people):
                firstLoad = .done
                show(people)
            case .failure:
                firstLoad = .failed
                peopleView.showError("Could not load people")
            }
        }
    }

    private func pullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadPeople()
        case .done: refresh()
        }
    }

    private func refresh() {
        requestPeople { [weak self] result in
            guard let self else { return }
            peopleView.refreshControl.endRefreshing()
            switch result {
            case .success(let people): show(people)
            case .failure: showToast("Could not refresh")
            }
        }
    }

    /// Requests the people, and again if a relation changes before the reply.
    private func requestPeople(completion: @escaping Completion<[Contact]>) {
        isOutdated = false
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            if case .success = result, isOutdated {
                requestPeople(completion: completion)
            } else {
                completion(result)
            }
        }
    }

    private func show(_ people: [Contact]) {
        rows = people.map(cellController)
        rowsByID = [:]
        for (row, contact) in people.enumerated() { rowsByID[contact.id] = row }
        cellControllers = cellControllers.filter { rowsByID[$0] != nil || $1.isBusy }
        if people.isEmpty { peopleView.showEmpty("Nobody here") } else { peopleView.showRows() }
        peopleView.tableView.reloadData()
    }

    private func cellController(for contact: Contact) -> PersonCellController {
        if let controller = cellControllers[contact.id] {
            controller.update(contact)
            return controller
        }
        let controller = PersonCellController(
            contact: contact,
            kind: kind,
            peopleService: peopleService
        )
        controller.visibleCell = { [weak self] in self?.visibleCell(of: contact.id) }
        controller.onReveal = { [weak self] in self?.hideDelete(exceptOf: contact.id) }
        controller.onChange = { [weak self] in self?.isOutdated = true }
        controller.onMessage = { [weak self] message in self?.showToast(message) }
        cellControllers[contact.id] = controller
        return controller
    }

    /// Only one row shows its delete button at a time.
    private func hideDelete(exceptOf id: User.ID) {
        if let revealedID, revealedID != id { cellControllers[revealedID]?.hideDelete() }
        revealedID = id
    }

    private func visibleCell(of id: User.ID) -> PersonCell? {
        rowsByID[id].flatMap {
            peopleView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? PersonCell
        }
    }
}

extension PeopleViewController: PeopleObserver {
    func userDidAccept(id: User.ID) {
        isOutdated = true
        cellControllers[id]?.accept()
    }
}

extension PeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell
            ?? PersonCell(style: .default, reuseIdentifier: "PersonCell")
        rows[indexPath.row].fill(cell)
        return cell
    }
}

internal import ModelFormatting

final class PeoplePresenter: PeoplePresenterProtocol {
    weak var view: (any PeopleViewProtocol)?

    private let interactor: any PeopleInteractorProtocol
    private var people: [Int: PersonSummary] = [:]
    private var rows: [PersonRow] = []
    private var indicesByID: [Int: Int] = [:]
    /// The person with a revealed delete button.
    private var revealedID: Int?

    init(interactor: any PeopleInteractorProtocol) {
        self.interactor = interactor
    }

    func viewDidLoad() {
        interactor.start()
    }

    func didTapRetry() {
        interactor.fetchPeople()
    }

    func didPullToRefresh() {
        interactor.refreshPeople()
    }
}

extension PeoplePresenter: PeopleInteractorOutputProtocol {
    func didBeginFetchingPeople() {
        view?.showLoading()
    }

    func didFetchPeople(_ people: [PersonSummary]) {
        self.people = [:]
        rows = []
        indicesByID = [:]
        for person in people {
            self.people[person.id] = person
            indicesByID[person.id] = rows.count
            rows.append(row(of: person))
        }
        if let revealedID, indicesByID[revealedID] == nil { self.revealedID = nil }
        view?.endRefreshing()
        if rows.isEmpty { view?.showEmpty("Nobody here") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchPeople() {
        view?.endRefreshing()
        view?.showError("Could not load people")
    }

    func didFailToRefreshPeople() {
        view?.endRefreshing()
        view?.showToast("Could not refresh")
    }

    func didUpdatePerson(_ person: PersonSummary) {
        people[person.id] = person
        updateRow(of: person)
    }

    func didFailToFollow() {
        view?.showToast("Could not follow")
    }

    func didFailToUnfollow() {
        view?.showToast("Could not unfollow")
    }

    func didFailToAdd() {
        view?.showToast("Could not add")
    }

    func didFailToRemove() {
        view?.showToast("Could not remove")
    }
}

// MARK: - Rows

extension PeoplePresenter {
    var numberOfRows: Int { rows.count }

    func row(at index: Int) -> PersonRow { rows[index] }

    func didTapAction(id: Int) {
        guard let person = people[id], !person.isBusy else { return }
        switch person.relation {
        case .notFollowed, .stranger: interactor.connect(id: id)
        case .asked: break
        case .followed, .friend: toggleDelete(of: person)
        }
    }

    func didTapDelete(id: Int) {
        guard people[id]?.isBusy == false else { return }
        if revealedID == id { revealedID = nil }
        interactor.disconnect(id: id)
    }

    /// Only one row shows its delete button at a time.
    private func toggleDelete(of person: PersonSummary) {
        let revealedPerson = revealedID.flatMap { people[$0] }
        revealedID = revealedID == person.id ? nil : person.id
        if let revealedPerson, revealedPerson.id != person.id { updateRow(of: revealedPerson) }
        updateRow(of: person)
    }

    private func updateRow(of person: PersonSummary) {
        guard let index = indicesByID[person.id] else { return }
        rows[index] = row(of: person)
        view?.updateRow(rows[index])
    }

    private func row(of person: PersonSummary) -> PersonRow {
        PersonRow(
            id: person.id,
            name: TextFormat.name(person.name),
            action: action(of: person),
            canAct: person.relation != .asked,
            isDeleteRevealed: revealedID == person.id
        )
    }

    private func action(of person: PersonSummary) -> String {
        switch person.relation {
        case .notFollowed: "Follow"
        case .followed: "Following"
        case .stranger: "Add friend"
        case .asked: "Pending"
        case .friend: "Friend"
        }
    }
}

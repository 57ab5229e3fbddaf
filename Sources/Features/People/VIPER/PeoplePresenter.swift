internal import People

final class PeoplePresenter: PeoplePresenterProtocol {
    weak var view: (any PeopleViewProtocol)?

    private let interactor: any PeopleInteractorProtocol
    /// The rows whose button to delete is revealed, by their person.
    private var revealedIDs: Set<Int> = []

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

    func didFetchPeople() {
        if interactor.personCount == 0 { view?.showEmpty("Nobody here") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchPeople() {
        view?.showError("Could not load people")
    }

    func didFailToRefreshPeople() {
        view?.showToast("Could not refresh")
    }

    func didChangeRelation(of person: PersonSummary, at index: Int) {
        view?.showAction(action(of: person), isEnabled: person.relation != .asked, at: index)
    }

    func mayTakeBack(_ person: PersonSummary, at index: Int) {
        reveal(!isRevealed(person), person, at: index)
    }

    func didBeginTakingBack(_ person: PersonSummary, at index: Int) {
        reveal(false, person, at: index)
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
    var numberOfRows: Int { interactor.personCount }

    func fill(_ cell: any PersonCellProtocol, at row: Int) {
        let person = interactor.person(at: row)
        cell.showIdentifier(PeopleElement.Person.row(id: person.id))
        cell.showName(person.name.isEmpty ? "Anonymous" : person.name)
        cell.showAction(action(of: person), isEnabled: person.relation != .asked)
        cell.showDelete(isRevealed(person))
    }

    func didTapAction(at row: Int) {
        interactor.actOnPerson(at: row)
    }

    func didTapDelete(at row: Int) {
        interactor.takeBackPerson(at: row)
    }

    private func isRevealed(_ person: PersonSummary) -> Bool { revealedIDs.contains(person.id) }

    private func reveal(_ isRevealed: Bool, _ person: PersonSummary, at row: Int) {
        if isRevealed { revealedIDs.insert(person.id) } else { revealedIDs.remove(person.id) }
        view?.showDelete(isRevealed, at: row)
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

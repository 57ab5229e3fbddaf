internal import Model

final class PeoplePresenter: PeoplePresenterProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var view: (any PeopleViewProtocol)?

    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    private var rows: [PersonCellPresenter] = []
    /// The presenters of the rows, and of people who left the list while a request for them runs.
    /// A refresh keeps them.
    private var cellPresenters: [User.ID: PersonCellPresenter] = [:]
    /// The row that was the last to reveal its delete button.
    private var revealedID: User.ID?
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    /// Indicates whether a relation has changed since the people were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    func viewDidLoad() {
        peopleService.addObserver(self)
        loadPeople()
    }

    func didTapRetry() {
        loadPeople()
    }

    private func loadPeople() {
        firstLoad = .running
        view?.showLoading()
        requestPeople { [weak self] result in
            guard let self else { return }
            view?.endRefreshing()
            switch result {
            case .success(let people):
                firstLoad = .done
                show(people)
            case .failure:
                firstLoad = .failed
                view?.showError("Could not load people")
            }
        }
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadPeople()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        requestPeople { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            view?.endRefreshing()
            switch result {
            case .success(let people): show(people)
            case .failure: view?.showToast("Could not refresh")
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
        rows = people.map(cellPresenter)
        let listedIDs = Set(people.map(\.id))
        cellPresenters = cellPresenters.filter { listedIDs.contains($0) || $1.isBusy }
        if people.isEmpty { view?.showEmpty("Nobody here") } else { view?.showRows() }
        view?.reloadRows()
    }
}

extension PeoplePresenter: PeopleObserver {
    func userDidAccept(id: User.ID) {
        isOutdated = true
        cellPresenters[id]?.accept()
    }
}

// MARK: - Rows

extension PeoplePresenter {
    var numberOfRows: Int { rows.count }

    func cellPresenter(at row: Int) -> any PersonCellPresenterProtocol { rows[row] }

    private func cellPresenter(for contact: Contact) -> PersonCellPresenter {
        if let presenter = cellPresenters[contact.id] {
            presenter.update(contact)
            return presenter
        }
        let presenter = PersonCellPresenter(
            contact: contact,
            kind: kind,
            peopleService: peopleService
        )
        presenter.onReveal = { [weak self] in self?.hideDelete(exceptOf: contact.id) }
        presenter.onChange = { [weak self] in self?.isOutdated = true }
        presenter.onMessage = { [weak self] message in self?.view?.showToast(message) }
        cellPresenters[contact.id] = presenter
        return presenter
    }

    /// Only one row shows its delete button at a time.
    private func hideDelete(exceptOf id: User.ID) {
        if let revealedID, revealedID != id { cellPresenters[revealedID]?.hideDelete() }
        revealedID = id
    }
}

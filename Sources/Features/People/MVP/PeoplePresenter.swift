internal import Model

final class PeoplePresenter: PeoplePresenterProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var view: (any PeopleViewProtocol)?

    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    private var rows: [PersonCellPresenter] = []
    /// The presenters of the rows, which a refresh keeps.
    private var cellPresenters: [User.ID: PersonCellPresenter] = [:]
    /// The row that was the last to reveal its delete button.
    private var revealedID: User.ID?
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    func viewDidLoad() {
        peopleService.onAcceptance = { [weak self] id in self?.cellPresenters[id]?.accept() }
        loadPeople()
    }

    func didTapRetry() {
        loadPeople()
    }

    private func loadPeople() {
        firstLoad = .running
        view?.showLoading()
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
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
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            view?.endRefreshing()
            switch result {
            case .success(let people): show(people)
            case .failure: view?.showToast("Could not refresh")
            }
        }
    }

    private func show(_ people: [Contact]) {
        rows = people.map(cellPresenter)
        if people.isEmpty { view?.showEmpty("Nobody here") } else { view?.showRows() }
        view?.reloadRows()
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

internal import DataBinding
internal import Model

/// The contents of the list of people.
@MainActor
final class PeopleViewModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    let placeholder = Bindable(Placeholder.none)
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    let isRefreshing = Bindable(false)
    let rows = Bindable<[PersonCellViewModel]>([])
    var onMessage: ((String) -> Void)?

    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    /// The view models of the rows, and of people who left the list while a request for them runs.
    /// A refresh keeps them.
    private var cellViewModels: [User.ID: PersonCellViewModel] = [:]
    /// The row that was the last to reveal its delete button.
    private var revealedID: User.ID?
    /// Indicates whether a relation has changed since the people were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    /// Loads people, and from then on shows each acceptance of a friend request.
    func start() {
        peopleService.addObserver(self)
        loadPeople()
    }

    func loadPeople() {
        placeholder.value = .loading
        requestPeople { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let people): show(people)
            case .failure: placeholder.value = .error("Could not load people")
            }
        }
    }

    func pullToRefresh() {
        guard !isRefreshing.value else { return }
        isRefreshing.value = true
        switch placeholder.value {
        case .loading: break
        case .error: loadPeople()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        requestPeople { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let people): show(people)
            case .failure: onMessage?("Could not refresh")
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
        placeholder.value = people.isEmpty ? .empty("Nobody here") : .none
        rows.value = people.map(cellViewModel)
        let listedIDs = Set(people.map(\.id))
        cellViewModels = cellViewModels.filter { listedIDs.contains($0) || $1.isBusy }
    }

    private func cellViewModel(for contact: Contact) -> PersonCellViewModel {
        if let viewModel = cellViewModels[contact.id] {
            viewModel.update(contact)
            return viewModel
        }
        let viewModel = PersonCellViewModel(
            contact: contact,
            kind: kind,
            peopleService: peopleService
        )
        viewModel.onReveal = { [weak self] in self?.hideDelete(exceptOf: contact.id) }
        viewModel.onChange = { [weak self] in self?.isOutdated = true }
        viewModel.onMessage = { [weak self] message in self?.onMessage?(message) }
        cellViewModels[contact.id] = viewModel
        return viewModel
    }

    /// Only one row shows its delete button at a time.
    private func hideDelete(exceptOf id: User.ID) {
        if let revealedID, revealedID != id { cellViewModels[revealedID]?.hideDelete() }
        revealedID = id
    }
}

extension PeopleViewModel: PeopleObserver {
    func userDidAccept(id: User.ID) {
        isOutdated = true
        cellViewModels[id]?.accept()
    }
}

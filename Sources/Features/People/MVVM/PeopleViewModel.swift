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

    /// The view models of all people since the screen was opened. A refresh keeps them.
    private var cellViewModels: [User.ID: PersonCellViewModel] = [:]
    /// The row that was the last to reveal its delete button.
    private var revealedID: User.ID?

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    /// Loads people, and from then on shows each acceptance of a friend request.
    func start() {
        peopleService.onAcceptance = { [weak self] id in self?.cellViewModels[id]?.accept() }
        loadPeople()
    }

    func loadPeople() {
        placeholder.value = .loading
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
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
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let people): show(people)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ people: [Contact]) {
        placeholder.value = people.isEmpty ? .empty("Nobody here") : .none
        rows.value = people.map(cellViewModel)
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

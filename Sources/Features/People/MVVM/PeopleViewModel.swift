internal import Model

/// What the list of people shows. An observer hears of each value when it is set, and of each change
/// after that.
@MainActor
final class PeopleViewModel {
    /// What stands in place of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none {
        didSet { if placeholder != oldValue { onPlaceholderChange?(placeholder) } }
    }
    private(set) var rows: [PersonCellViewModel] = [] {
        didSet { onRowsChange?() }
    }
    var onPlaceholderChange: ((Placeholder) -> Void)? {
        didSet { onPlaceholderChange?(placeholder) }
    }
    var onRowsChange: (() -> Void)? {
        didSet { onRowsChange?() }
    }
    var onMessage: ((String) -> Void)?

    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    /// The view models of the rows, which a refresh keeps.
    private var cellViewModels: [User.ID: PersonCellViewModel] = [:]
    private var isRefreshing = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    /// Loads people, and from then on hears of those that accept.
    func start() {
        peopleService.onAcceptance = { [weak self] id in self?.cellViewModels[id]?.accept() }
        loadPeople()
    }

    func loadPeople() {
        placeholder = .loading
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let people): show(people)
            case .failure: placeholder = .error("Could not load people")
            }
        }
    }

    func pullToRefresh() {
        switch placeholder {
        case .loading: break
        case .error: loadPeople()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let people): show(people)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ people: [Contact]) {
        placeholder = people.isEmpty ? .empty("Nobody here") : .none
        rows = people.map(cellViewModel)
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
        viewModel.onMessage = { [weak self] message in self?.onMessage?(message) }
        cellViewModels[contact.id] = viewModel
        return viewModel
    }
}

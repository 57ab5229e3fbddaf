internal import Model

/// The contents of the list of drafts. An observer receives each value when it subscribes, and then
/// every change.
@MainActor
final class DraftsViewModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none {
        didSet { if placeholder != oldValue { onPlaceholderChange?(placeholder) } }
    }
    private(set) var rows: [DraftCellViewModel] = [] {
        didSet { onRowsChange?() }
    }
    var onPlaceholderChange: ((Placeholder) -> Void)? {
        didSet { onPlaceholderChange?(placeholder) }
    }
    var onRowsChange: (() -> Void)? {
        didSet { onRowsChange?() }
    }
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectDraft: (Draft.ID) -> Void

    private var isRefreshing = false

    init(
        userID: User.ID,
        blogService: any BlogService,
        onSelectDraft: @escaping (Draft.ID) -> Void
    ) {
        self.userID = userID
        self.blogService = blogService
        self.onSelectDraft = onSelectDraft
    }

    func loadDrafts() {
        placeholder = .loading
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: placeholder = .error("Could not load drafts")
            }
        }
    }

    func pullToRefresh() {
        switch placeholder {
        case .loading: break
        case .error: loadDrafts()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ drafts: [Draft]) {
        placeholder = drafts.isEmpty ? .empty("No drafts") : .none
        rows = drafts.map(DraftCellViewModel.init)
    }

    func selectDraft(at row: Int) {
        onSelectDraft(rows[row].draft.id)
    }
}

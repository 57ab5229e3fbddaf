internal import DataBinding
internal import Model

/// The contents of the list of drafts.
@MainActor
final class DraftsViewModel {
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
    let rows = Bindable<[DraftCellViewModel]>([])
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectDraft: (Draft.ID) -> Void

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
        placeholder.value = .loading
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: placeholder.value = .error("Could not load drafts")
            }
        }
    }

    func pullToRefresh() {
        guard !isRefreshing.value else { return }
        isRefreshing.value = true
        switch placeholder.value {
        case .loading: break
        case .error: loadDrafts()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        blogService.drafts(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let drafts): show(drafts)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ drafts: [Draft]) {
        placeholder.value = drafts.isEmpty ? .empty("No drafts") : .none
        rows.value = drafts.map(DraftCellViewModel.init)
    }

    func selectDraft(at row: Int) {
        onSelectDraft(rows.value[row].draft.id)
    }
}

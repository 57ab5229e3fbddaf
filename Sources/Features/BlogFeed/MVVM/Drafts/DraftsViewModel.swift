internal import BlogFeed
internal import HeadlessKit
internal import Model

@MainActor
final class DraftsViewModel {
    /// What stands in place of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none {
        didSet { onPlaceholderChange?(placeholder) }
    }
    private(set) var rows: [DraftCellViewModel] = [] {
        didSet { onRowsChange?() }
    }
    var onPlaceholderChange: ((Placeholder) -> Void)?
    var onRowsChange: (() -> Void)?
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let blogService: any BlogService
    private let navigator: any Navigator

    private var drafts: [Draft] = []
    private var isRefreshing = false

    init(userID: User.ID, blogService: any BlogService, navigator: any Navigator) {
        self.userID = userID
        self.blogService = blogService
        self.navigator = navigator
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

    func openDraft(at row: Int) {
        navigator.push(.draftDetail(drafts[row].id))
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
        self.drafts = drafts
        placeholder = drafts.isEmpty ? .empty("No drafts") : .none
        rows = drafts.map(DraftCellViewModel.init)
    }
}

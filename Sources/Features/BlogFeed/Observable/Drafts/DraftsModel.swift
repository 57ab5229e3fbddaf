internal import Model
internal import Observation
internal import StateManagement

/// The contents of the list of drafts.
@MainActor
@Observable
final class DraftsModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    private(set) var isRefreshing = false
    private(set) var rows: [DraftModel] = []
    /// Called with each message to the user.
    @ObservationIgnored var onMessage: ((String) -> Void)?

    private let userID: User.ID
    @ObservationIgnored private let blogService: any BlogService
    @ObservationIgnored private let onSelectDraft: (Draft.ID) -> Void

    init(
        userID: User.ID,
        blogService: any BlogService,
        onSelectDraft: @escaping (Draft.ID) -> Void
    ) {
        self.userID = userID
        self.blogService = blogService
        self.onSelectDraft = onSelectDraft
    }

    func load() async {
        placeholder = .loading
        defer { isRefreshing = false }
        do {
            show(try await blogService.drafts(userID: userID))
        } catch is CancellationError {
            return
        } catch {
            placeholder = .error("Could not load drafts")
        }
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        switch placeholder {
        case .loading: return
        case .error: return await load()
        case .none, .empty: break
        }
        defer { isRefreshing = false }
        do {
            show(try await blogService.drafts(userID: userID))
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not refresh")
        }
    }

    private func show(_ drafts: [Draft]) {
        placeholder = drafts.isEmpty ? .empty("No drafts") : .none
        rows = drafts.map(DraftModel.init)
    }

    func select(_ row: DraftModel) {
        onSelectDraft(row.id)
    }
}

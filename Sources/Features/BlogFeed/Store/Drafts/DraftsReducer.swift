internal import Model

enum DraftsReducer {
    static func reduce(_ state: inout DraftsState, _ action: DraftsAction) -> [DraftsEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.placeholder == .loading ? [.load] : []
        case .retryTapped:
            return load(&state)
        case .pulled:
            return pull(&state)
        case .draftTapped(let id):
            return [.openDraft(id)]
        case .loaded(.success(let drafts)), .refreshed(.success(let drafts)):
            state.isRefreshing = false
            state.placeholder = drafts.isEmpty ? .empty("No drafts") : .none
            state.rows = drafts.map(DraftState.init)
            return []
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load drafts")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            return [.showMessage("Could not refresh")]
        }
    }

    private static func load(_ state: inout DraftsState) -> [DraftsEffect] {
        state.placeholder = .loading
        return [.load]
    }

    private static func pull(_ state: inout DraftsState) -> [DraftsEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return [.refresh]
        }
    }
}

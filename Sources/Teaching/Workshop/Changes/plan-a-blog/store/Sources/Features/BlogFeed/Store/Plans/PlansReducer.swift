internal import Model

enum PlansReducer {
    static func reduce(_ state: inout PlansState, _ action: PlansAction) -> [PlansEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.placeholder == .loading ? [.load] : []
        case .retryTapped:
            return load(&state)
        case .pulled:
            return pull(&state)
        case .planTapped(let id):
            return [.openPlan(id)]
        case .messagesShown:
            state.messages = []
            return []
        case .loaded(.success(let plans)), .refreshed(.success(let plans)):
            state.isRefreshing = false
            state.placeholder = plans.isEmpty ? .empty("Nothing planned") : .none
            state.rows = plans.map(PlanState.init)
            return []
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load plans")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            state.messages.append("Could not refresh")
            return []
        }
    }

    private static func load(_ state: inout PlansState) -> [PlansEffect] {
        state.placeholder = .loading
        return [.load]
    }

    private static func pull(_ state: inout PlansState) -> [PlansEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return [.refresh]
        }
    }
}

internal import Model

enum HeaderReducer {
    static func reduce(_ state: inout HeaderState, _ action: HeaderAction) -> [HeaderEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.isLoading ? [.load] : []
        case .iconTapped:
            return [.openUser]
        case .followTapped:
            return toggleFollow(&state)
        case .loaded(.success(let user)):
            state.isLoading = false
            state.user = user
            return []
        case .loaded(.failure):
            state.isLoading = false
            return [.showMessage("Could not load the user")]
        case .unfollowConfirmed:
            return begin(.unfollow, setting: false, in: &state)
        case .followEnded(let isSuccess):
            return end(isSuccess, setting: true, failure: "Could not follow", in: &state)
        case .unfollowEnded(let isSuccess):
            return end(isSuccess, setting: false, failure: "Could not unfollow", in: &state)
        }
    }

    private static func toggleFollow(_ state: inout HeaderState) -> [HeaderEffect] {
        guard let user = state.user, !state.isFollowRequestRunning else { return [] }
        return user.isFollowed
            ? [.confirmUnfollow(name: state.name)] : begin(.follow, setting: true, in: &state)
    }

    /// Shows the result before the service has replied.
    private static func begin(
        _ request: HeaderEffect,
        setting isFollowed: Bool,
        in state: inout HeaderState
    ) -> [HeaderEffect] {
        state.isFollowRequestRunning = true
        state.user?.isFollowed = isFollowed
        return [request]
    }

    private static func end(
        _ isSuccess: Bool,
        setting isFollowed: Bool,
        failure: String,
        in state: inout HeaderState
    ) -> [HeaderEffect] {
        state.isFollowRequestRunning = false
        guard !isSuccess else { return [] }
        state.user?.isFollowed = !isFollowed
        return [.showMessage(failure)]
    }
}

enum BlogFeedReducer {
    /// Returns no effects, because the page sends no requests.
    static func reduce(_ state: inout BlogFeedState, _ action: BlogFeedAction) -> [Never] {
        switch action {
        case .switchTapped:
            state.showsDrafts.toggle()
            return []
        }
    }
}

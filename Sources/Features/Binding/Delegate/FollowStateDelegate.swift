/// Hears of what changed in a state.
@MainActor
protocol FollowStateDelegate: AnyObject {
    func followState(_ state: FollowState, didChangeFollowOf id: Int)
    func followState(_ state: FollowState, didFail text: String)
}

/// The calls from a state to its delegate.
@MainActor
protocol FollowStateDelegate: AnyObject {
    func followState(_ state: FollowState, didChangeFollowOf id: Int)
    func followState(_ state: FollowState, didFail text: String)
}

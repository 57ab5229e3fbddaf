/// Whether the viewer follows the person, as the interactor hands it up.
struct FollowStatus: Equatable {
    let isFollowed: Bool
    /// Whether the service has not agreed to it yet.
    let isPending: Bool
}

/// The requests from the presenter to its interactor.
@MainActor
protocol PeopleInteractorProtocol {
    /// Fetches the people, and from then on reports each acceptance of a friend request.
    func start()
    func fetchPeople()
    func refreshPeople()
    /// Follows a person, or sends a friend request.
    func connect(id: Int)
    /// Unfollows a person, or removes a friend.
    func disconnect(id: Int)
}

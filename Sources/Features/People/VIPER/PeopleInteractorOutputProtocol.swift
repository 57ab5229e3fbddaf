/// The answers of the interactor.
@MainActor
protocol PeopleInteractorOutputProtocol: AnyObject {
    func didBeginFetchingPeople()
    /// The people replace all listed people.
    func didFetchPeople(_ people: [PersonSummary])
    func didFailToFetchPeople()
    func didFailToRefreshPeople()
    func didUpdatePerson(_ person: PersonSummary)
    func didFailToFollow()
    func didFailToUnfollow()
    func didFailToAdd()
    func didFailToRemove()
}

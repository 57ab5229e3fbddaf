/// What the interactor answers.
@MainActor
protocol PeopleInteractorOutputProtocol: AnyObject {
    func didBeginFetchingPeople()
    /// All listed people are new.
    func didFetchPeople()
    func didFailToFetchPeople()
    func didFailToRefreshPeople()
    func didChangeRelation(of person: PersonSummary, at index: Int)
    /// What stands with somebody may be taken back, or not after all.
    func mayTakeBack(_ person: PersonSummary, at index: Int)
    func didBeginTakingBack(_ person: PersonSummary, at index: Int)
    func didFailToFollow()
    func didFailToUnfollow()
    func didFailToAdd()
    func didFailToRemove()
}

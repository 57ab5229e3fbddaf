/// What the presenter asks its interactor.
@MainActor
protocol PeopleInteractorProtocol {
    var personCount: Int { get }
    func person(at index: Int) -> PersonSummary
    /// Whether no request about that person runs.
    func canChangePerson(at index: Int) -> Bool

    /// Asks for people, and from then on hears of those that accept.
    func beginFetchingPeople()
    func fetchPeople()
    func refreshPeople()
    /// Follows somebody, or asks for friendship.
    func askPerson(at index: Int)
    func takeBackPerson(at index: Int)
}

/// What the presenter asks its interactor.
@MainActor
protocol PeopleInteractorProtocol {
    var personCount: Int { get }
    func person(at index: Int) -> PersonSummary

    /// Asks for people, and from then on hears of those that accept.
    func start()
    func fetchPeople()
    func refreshPeople()
    /// Follows somebody or asks for friendship; where that is so, it may be taken back.
    func actOnPerson(at index: Int)
    func takeBackPerson(at index: Int)
}

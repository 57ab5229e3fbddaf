@testable internal import Implementation

final class PeopleInteractorOutputSpy: PeopleInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingPeople
        case didFetchPeople([PersonSummary])
        case didFailToFetchPeople
        case didFailToRefreshPeople
        case didUpdatePerson(id: Int, PersonSummary.Relation, isBusy: Bool)
        case didFailToFollow
        case didFailToUnfollow
        case didFailToAdd
        case didFailToRemove
    }

    var calls: [Call] = []

    func didBeginFetchingPeople() { calls.append(.didBeginFetchingPeople) }
    func didFetchPeople(_ people: [PersonSummary]) { calls.append(.didFetchPeople(people)) }
    func didFailToFetchPeople() { calls.append(.didFailToFetchPeople) }
    func didFailToRefreshPeople() { calls.append(.didFailToRefreshPeople) }
    func didFailToFollow() { calls.append(.didFailToFollow) }
    func didFailToUnfollow() { calls.append(.didFailToUnfollow) }
    func didFailToAdd() { calls.append(.didFailToAdd) }
    func didFailToRemove() { calls.append(.didFailToRemove) }

    func didUpdatePerson(_ person: PersonSummary) {
        calls.append(.didUpdatePerson(id: person.id, person.relation, isBusy: person.isBusy))
    }
}

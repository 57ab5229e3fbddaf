@testable internal import PeopleVIPER

final class PeopleInteractorOutputSpy: PeopleInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingPeople
        case didFetchPeople
        case didFailToFetchPeople
        case didFailToRefreshPeople
        case didChangeRelation(PersonSummary.Relation, index: Int)
        case mayTakeBack(PersonSummary.Relation, index: Int)
        case didBeginTakingBack(PersonSummary.Relation, index: Int)
        case didFailToFollow
        case didFailToUnfollow
        case didFailToAdd
        case didFailToRemove
    }

    var calls: [Call] = []

    func didBeginFetchingPeople() { calls.append(.didBeginFetchingPeople) }
    func didFetchPeople() { calls.append(.didFetchPeople) }
    func didFailToFetchPeople() { calls.append(.didFailToFetchPeople) }
    func didFailToRefreshPeople() { calls.append(.didFailToRefreshPeople) }
    func didFailToFollow() { calls.append(.didFailToFollow) }
    func didFailToUnfollow() { calls.append(.didFailToUnfollow) }
    func didFailToAdd() { calls.append(.didFailToAdd) }
    func didFailToRemove() { calls.append(.didFailToRemove) }

    func didChangeRelation(of person: PersonSummary, at index: Int) {
        calls.append(.didChangeRelation(person.relation, index: index))
    }

    func mayTakeBack(_ person: PersonSummary, at index: Int) {
        calls.append(.mayTakeBack(person.relation, index: index))
    }

    func didBeginTakingBack(_ person: PersonSummary, at index: Int) {
        calls.append(.didBeginTakingBack(person.relation, index: index))
    }
}

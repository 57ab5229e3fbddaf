@testable internal import PeopleVIPER

final class PeopleInteractorSpy: PeopleInteractorProtocol {
    enum Call: Equatable {
        case start
        case fetchPeople
        case refreshPeople
        case actOnPerson(index: Int)
        case takeBackPerson(index: Int)
    }

    var people: [PersonSummary] = []
    var calls: [Call] = []

    var personCount: Int { people.count }
    func person(at index: Int) -> PersonSummary { people[index] }

    func start() { calls.append(.start) }
    func fetchPeople() { calls.append(.fetchPeople) }
    func refreshPeople() { calls.append(.refreshPeople) }
    func actOnPerson(at index: Int) { calls.append(.actOnPerson(index: index)) }
    func takeBackPerson(at index: Int) { calls.append(.takeBackPerson(index: index)) }
}

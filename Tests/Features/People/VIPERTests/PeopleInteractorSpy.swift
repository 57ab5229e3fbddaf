@testable internal import Implementation

final class PeopleInteractorSpy: PeopleInteractorProtocol {
    enum Call: Equatable {
        case start
        case fetchPeople
        case refreshPeople
        case connect(id: Int)
        case disconnect(id: Int)
    }

    var calls: [Call] = []

    func start() { calls.append(.start) }
    func fetchPeople() { calls.append(.fetchPeople) }
    func refreshPeople() { calls.append(.refreshPeople) }
    func connect(id: Int) { calls.append(.connect(id: id)) }
    func disconnect(id: Int) { calls.append(.disconnect(id: id)) }
}

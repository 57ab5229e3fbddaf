@testable internal import Implementation

final class GreetingInteractorOutputSpy: GreetingInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchPerson(PersonSummary)
    }

    private(set) var calls: [Call] = []

    func didFetchPerson(_ person: PersonSummary) { calls.append(.didFetchPerson(person)) }
}

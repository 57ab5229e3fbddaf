internal import Model

final class GreetingInteractor: GreetingInteractorProtocol {
    weak var output: (any GreetingInteractorOutputProtocol)?

    private let personProvider: any PersonProvider

    init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }

    func fetchName() {
        let person = personProvider.person
        output?.didFetchName(GreetingName(first: person.firstName, last: person.lastName))
    }
}

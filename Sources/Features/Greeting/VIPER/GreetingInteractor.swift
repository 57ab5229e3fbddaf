internal import Model

final class GreetingInteractor: GreetingInteractorProtocol {
    weak var output: (any GreetingInteractorOutputProtocol)?

    private let personProvider: any PersonProvider

    init(personProvider: any PersonProvider) {
        self.personProvider = personProvider
    }

    func fetchPerson() {
        let person = personProvider.person
        output?.didFetchPerson(
            PersonSummary(firstName: person.firstName, lastName: person.lastName)
        )
    }
}

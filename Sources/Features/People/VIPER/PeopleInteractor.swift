internal import Model

final class PeopleInteractor: PeopleInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any PeopleInteractorOutputProtocol)?

    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    private var people: [Contact] = []
    private var indicesByID: [User.ID: Int] = [:]
    /// Whom a request runs for. Until it has ended they are left as they are.
    private var busyIDs: Set<User.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    func start() {
        peopleService.onAcceptance = { [weak self] id in self?.change(id, to: .established) }
        fetchPeople()
    }

    func fetchPeople() {
        firstLoad = .running
        output?.didBeginFetchingPeople()
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let people):
                firstLoad = .done
                replacePeople(with: people)
            case .failure:
                firstLoad = .failed
                output?.didFailToFetchPeople()
            }
        }
    }

    func refreshPeople() {
        switch firstLoad {
        case .running: break
        case .failed: fetchPeople()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let people): replacePeople(with: people)
            case .failure: output?.didFailToRefreshPeople()
            }
        }
    }

    private func replacePeople(with people: [Contact]) {
        // The service does not know yet what a request that runs is about.
        let kept = self.people.filter { busyIDs.contains($0.id) }
        self.people = people.map { person in kept.first { $0.id == person.id } ?? person }
        indicesByID = [:]
        for (index, person) in people.enumerated() { indicesByID[person.id] = index }
        output?.didFetchPeople()
    }
}

// MARK: - People

extension PeopleInteractor {
    var personCount: Int { people.count }

    func person(at index: Int) -> PersonSummary { summary(of: people[index]) }

    func actOnPerson(at index: Int) {
        let person = people[index]
        guard !busyIDs.contains(person.id) else { return }
        switch person.relation {
        case .none: ask(person.id)
        case .requested: break
        case .established: output?.mayTakeBack(summary(of: person), at: index)
        }
    }

    private func ask(_ id: User.ID) {
        let asked = kind == .follow ? Contact.Relation.established : .requested
        change(id, to: asked)
        let reply = reply(about: id) { [kind] interactor in
            // The other side may have accepted meanwhile.
            guard interactor.relation(of: id) == asked else { return }
            interactor.change(id, to: .none)
            switch kind {
            case .follow: interactor.output?.didFailToFollow()
            case .friend: interactor.output?.didFailToAdd()
            }
        }
        switch kind {
        case .follow: peopleService.follow(userID: id, completion: reply)
        case .friend: peopleService.addFriend(userID: id, completion: reply)
        }
    }

    func takeBackPerson(at index: Int) {
        let id = people[index].id
        guard !busyIDs.contains(id) else { return }
        output?.didBeginTakingBack(summary(of: people[index]), at: index)
        change(id, to: .none)
        let reply = reply(about: id) { [kind] interactor in
            interactor.change(id, to: .established)
            switch kind {
            case .follow: interactor.output?.didFailToUnfollow()
            case .friend: interactor.output?.didFailToRemove()
            }
        }
        switch kind {
        case .follow: peopleService.unfollow(userID: id, completion: reply)
        case .friend: peopleService.removeFriend(userID: id, completion: reply)
        }
    }

    /// What a service is to call when it has answered. Until then the person is left as they are.
    private func reply(
        about id: User.ID,
        onFailure: @escaping @MainActor (PeopleInteractor) -> Void
    ) -> Completion<Void> {
        busyIDs.insert(id)
        return { [weak self] result in
            guard let self else { return }
            busyIDs.remove(id)
            if case .failure = result { onFailure(self) }
        }
    }

    private func relation(of id: User.ID) -> Contact.Relation? {
        indicesByID[id].map { people[$0].relation }
    }

    private func change(_ id: User.ID, to relation: Contact.Relation) {
        guard let index = indicesByID[id] else { return }
        people[index].relation = relation
        output?.didChangeRelation(of: summary(of: people[index]), at: index)
    }

    private func summary(of person: Contact) -> PersonSummary {
        let relation: PersonSummary.Relation =
            switch (kind, person.relation) {
            case (.follow, .established): .followed
            case (.follow, _): .notFollowed
            case (.friend, .none): .stranger
            case (.friend, .requested): .asked
            case (.friend, .established): .friend
            }
        return PersonSummary(id: person.id, name: person.name, relation: relation)
    }
}

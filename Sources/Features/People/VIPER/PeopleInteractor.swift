internal import Model

final class PeopleInteractor: PeopleInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any PeopleInteractorOutputProtocol)?

    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    /// The listed people, and those who left the list while a request for them runs.
    private var people: [User.ID: Contact] = [:]
    /// The people with a running request. Until it ends, a refresh does not change them.
    private var busyIDs: Set<User.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
    /// Indicates whether a relation has changed since the people were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    func start() {
        peopleService.addObserver(self)
        fetchPeople()
    }

    func fetchPeople() {
        firstLoad = .running
        output?.didBeginFetchingPeople()
        requestPeople { [weak self] result in
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
        requestPeople { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let people): replacePeople(with: people)
            case .failure: output?.didFailToRefreshPeople()
            }
        }
    }

    /// Requests the people, and again if a relation changes before the reply.
    private func requestPeople(completion: @escaping Completion<[Contact]>) {
        isOutdated = false
        peopleService.people(of: viewerID, kind: kind) { [weak self] result in
            guard let self else { return }
            if case .success = result, isOutdated {
                requestPeople(completion: completion)
            } else {
                completion(result)
            }
        }
    }

    private func replacePeople(with newPeople: [Contact]) {
        // The service does not know the result of a running request yet.
        let busyPeople = people.filter { busyIDs.contains($0.key) }
        let listedPeople = newPeople.map { busyPeople[$0.id] ?? $0 }
        people = busyPeople
        for person in listedPeople { people[person.id] = person }
        output?.didFetchPeople(listedPeople.map(summary(of:)))
    }
}

extension PeopleInteractor: PeopleObserver {
    func userDidAccept(id: User.ID) {
        isOutdated = true
        change(id, to: .established)
    }
}

// MARK: - People

extension PeopleInteractor {
    func connect(id: User.ID) {
        guard let person = people[id], person.relation == .none, !busyIDs.contains(id) else {
            return
        }
        let requested: Contact.Relation = kind == .follow ? .established : .requested
        busyIDs.insert(id)
        change(id, to: requested)
        let completion: Completion<Void> = { [weak self] result in
            self?.endConnecting(id, to: requested, result)
        }
        switch kind {
        case .follow: peopleService.follow(userID: id, completion: completion)
        case .friend: peopleService.addFriend(userID: id, completion: completion)
        }
    }

    private func endConnecting(
        _ id: User.ID,
        to requested: Contact.Relation,
        _ result: Result<Void, ServiceError>
    ) {
        busyIDs.remove(id)
        switch result {
        case .failure where people[id]?.relation == requested:
            change(id, to: .none)
            switch kind {
            case .follow: output?.didFailToFollow()
            case .friend: output?.didFailToAdd()
            }
        case .failure:
            // The other user can have accepted before the request failed.
            reportUpdate(of: id)
        case .success:
            isOutdated = true
            reportUpdate(of: id)
        }
    }

    func disconnect(id: User.ID) {
        guard busyIDs.insert(id).inserted else { return }
        change(id, to: .none)
        let completion: Completion<Void> = { [weak self] result in
            self?.endDisconnecting(id, result)
        }
        switch kind {
        case .follow: peopleService.unfollow(userID: id, completion: completion)
        case .friend: peopleService.removeFriend(userID: id, completion: completion)
        }
    }

    private func endDisconnecting(_ id: User.ID, _ result: Result<Void, ServiceError>) {
        busyIDs.remove(id)
        switch result {
        case .success:
            isOutdated = true
            reportUpdate(of: id)
        case .failure:
            change(id, to: .established)
            switch kind {
            case .follow: output?.didFailToUnfollow()
            case .friend: output?.didFailToRemove()
            }
        }
    }

    private func change(_ id: User.ID, to relation: Contact.Relation) {
        people[id]?.relation = relation
        reportUpdate(of: id)
    }

    private func reportUpdate(of id: User.ID) {
        guard let person = people[id] else { return }
        output?.didUpdatePerson(summary(of: person))
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
        return PersonSummary(
            id: person.id,
            name: person.name,
            relation: relation,
            isBusy: busyIDs.contains(person.id)
        )
    }
}

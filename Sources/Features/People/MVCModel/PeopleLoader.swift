internal import Model

/// The model object of the people of a user: loads them, and asks for relations to them and takes them
/// back. `kind` decides whether the relation is following or friendship.
///
/// It decides which requests are sent, and stores their results. It has no texts and depends on no view
/// and no controller: a controller observes ``onEvent`` and shows the properties.
@MainActor
final class PeopleLoader {
    /// The state of the first load.
    enum FirstLoad { case running, failed, done }

    /// A change of a property, or the result of a request.
    enum Event: Equatable {
        /// The first load is running or has failed.
        case firstLoad
        /// There are other people, and therefore another state of the first load.
        case people
        /// The relation to one person has changed; its place in the list is the same.
        case person(Contact)
        case refreshFailed, askFailed, takeBackFailed
    }

    var onEvent: ((Event) -> Void)?

    let kind: Contact.Kind
    private(set) var people: [Contact] = []
    private(set) var firstLoad = FirstLoad.running
    private(set) var isRefreshing = false

    private let viewerID: User.ID
    private let peopleService: any PeopleService
    private var indices: [User.ID: Int] = [:]
    /// The people with a running request, even if they have left the list. Until it ends, a refresh does
    /// not change them.
    private var busyPeople: [User.ID: Contact] = [:]
    /// Indicates whether a relation has changed since the people were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    /// Returns the place of a person in the list; `nil` if the list does not contain the person.
    func index(of id: User.ID) -> Int? { indices[id] }

    /// Returns whether a request runs for a person. Until its reply arrives, nothing else is requested.
    func isBusy(_ id: User.ID) -> Bool { busyPeople[id] != nil }

    // MARK: - All people

    /// Loads people, and from then on follows each acceptance of a friend request.
    func start() {
        peopleService.addObserver(self)
        load()
    }

    func load() {
        setFirstLoad(.running)
        requestPeople { [weak self] result in
            switch result {
            case .success(let people): self?.replacePeople(with: people)
            case .failure: self?.setFirstLoad(.failed)
            }
        }
    }

    /// Replaces the people with the current ones, or repeats a first load that has failed.
    func refresh() {
        switch firstLoad {
        case .running: break
        case .failed: load()
        case .done: if !isRefreshing { reload() }
        }
    }

    private func reload() {
        isRefreshing = true
        requestPeople { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let people): replacePeople(with: people)
            case .failure: onEvent?(.refreshFailed)
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
        firstLoad = .done
        people = newPeople.map { busyPeople[$0.id] ?? $0 }
        indices = [:]
        for (index, contact) in people.enumerated() { indices[contact.id] = index }
        onEvent?(.people)
    }

    private func setFirstLoad(_ firstLoad: FirstLoad) {
        self.firstLoad = firstLoad
        onEvent?(.firstLoad)
    }

    // MARK: - One person

    /// Asks for the relation to a person. The result shows before the service has replied.
    func ask(_ id: User.ID) {
        guard let index = indices[id], people[index].relation == .none, !isBusy(id) else { return }
        let asked = kind == .follow ? Contact.Relation.established : .requested
        begin(people[index], setting: asked)
        let completion: Completion<Void> = { [weak self] result in
            guard let self, let contact = busyPeople.removeValue(forKey: id) else { return }
            switch result {
            case .success:
                isOutdated = true
            case .failure where contact.relation == asked:
                setRelation(.none, to: id)
                onEvent?(.askFailed)
            case .failure:
                // The other person has accepted in the meantime.
                break
            }
        }
        switch kind {
        case .follow: peopleService.follow(userID: id, completion: completion)
        case .friend: peopleService.addFriend(userID: id, completion: completion)
        }
    }

    /// Ends the relation to a person. The result shows before the service has replied.
    func takeBack(_ id: User.ID) {
        guard let index = indices[id], !isBusy(id) else { return }
        begin(people[index], setting: .none)
        let completion: Completion<Void> = { [weak self] result in
            guard let self else { return }
            busyPeople[id] = nil
            switch result {
            case .success:
                isOutdated = true
            case .failure:
                setRelation(.established, to: id)
                onEvent?(.takeBackFailed)
            }
        }
        switch kind {
        case .follow: peopleService.unfollow(userID: id, completion: completion)
        case .friend: peopleService.removeFriend(userID: id, completion: completion)
        }
    }

    private func begin(_ contact: Contact, setting relation: Contact.Relation) {
        busyPeople[contact.id] = contact
        setRelation(relation, to: contact.id)
    }

    private func setRelation(_ relation: Contact.Relation, to id: User.ID) {
        busyPeople[id]?.relation = relation
        guard let index = indices[id] else { return }
        people[index].relation = relation
        onEvent?(.person(people[index]))
    }
}

extension PeopleLoader: PeopleObserver {
    func userDidAccept(id: User.ID) {
        isOutdated = true
        setRelation(.established, to: id)
    }
}

internal import Model
internal import Testing

@MainActor
@Suite("People and their relations to the viewer")
struct PeopleTests {
    private let scheduler = ManualScheduler()
    private let backend: InMemoryBackend

    @MainActor
    private final class Observer: PeopleObserver {
        private(set) var acceptedIDs: [User.ID] = []

        func userDidAccept(id: User.ID) { acceptedIDs.append(id) }
    }

    init() {
        backend = InMemoryBackend(seed: 7, scheduler: scheduler)
    }

    private func relations(_ kind: Contact.Kind) -> [Contact.Relation] {
        var relations: [Contact.Relation] = []
        backend.people(of: 1, kind: kind) { relations = (try? $0.get().map(\.relation)) ?? [] }
        scheduler.deliverAll()
        return relations
    }

    @Test("People are listed by identifier, with their relation to the viewer")
    func lists() {
        backend.addContact(id: 2, relation: .established, kind: .follow)
        backend.addContact(id: 1, relation: .none, kind: .follow)
        #expect(relations(.follow) == [.none, .established])
        backend.follow(userID: 1) { _ in }
        backend.unfollow(userID: 2) { _ in }
        scheduler.deliverAll()
        #expect(relations(.follow) == [.established, .none])
        #expect(backend.requests.first == .people(viewerID: 1, kind: .follow))
    }

    @Test("Only a requested contact can accept, and only once")
    func accepts() {
        let observer = Observer()
        backend.addObserver(observer)
        for (id, relation) in [(1, Contact.Relation.none), (2, .requested), (3, .established)] {
            backend.addContact(id: id, relation: relation, kind: .friend)
        }
        #expect((1...4).map { backend.accept(userID: $0) } == [false, true, false, false])
        #expect(!backend.accept(userID: 2))
        #expect(observer.acceptedIDs == [2])
        #expect(relations(.friend) == [.none, .established, .established])
    }

    @Test("Each observer is notified of an acceptance, and none is kept alive")
    func notifies() {
        let observers = [Observer(), Observer()]
        var released: Observer? = Observer()
        weak let weakReleased = released
        for observer in observers + [released].compactMap({ $0 }) { backend.addObserver(observer) }
        released = nil
        #expect(weakReleased == nil)
        backend.addContact(id: 2, relation: .requested, kind: .friend)
        #expect(backend.accept(userID: 2))
        #expect(observers.map(\.acceptedIDs) == [[2], [2]])
    }

    @Test("A contact who has left is not listed until they return")
    func leaves() {
        for id in 1...2 { backend.addContact(id: id, relation: .none, kind: .follow) }
        #expect(backend.setListed(false, userID: 1))
        backend.follow(userID: 1) { _ in }
        #expect(relations(.follow) == [.none])
        #expect(backend.setListed(true, userID: 1))
        #expect(relations(.follow) == [.established, .none])
        #expect(!backend.setListed(false, userID: 3))
    }

    @Test("A reply has the relations at the time of its request")
    func snapshots() {
        backend.addContact(id: 1, relation: .none, kind: .follow)
        var relations: [[Contact.Relation]] = []
        for _ in 1...2 {
            backend.people(of: 1, kind: .follow) {
                relations.append((try? $0.get().map(\.relation)) ?? [])
            }
            backend.follow(userID: 1) { _ in }
        }
        scheduler.deliverAll()
        #expect(relations == [[.none], [.established]])
    }

    @Test(
        "A contact can accept before the request completes, and stays a friend",
        arguments: [true, false]
    )
    func acceptsEarly(fails: Bool) {
        backend.addContact(id: 1, relation: .none, kind: .friend)
        if fails { backend.faults.failNext(.add) }
        backend.addFriend(userID: 1) { _ in }
        #expect(backend.accept(userID: 1))
        scheduler.deliverAll()
        #expect(relations(.friend) == [.established])
        backend.removeFriend(userID: 1) { _ in }
        scheduler.deliverAll()
        #expect(relations(.friend) == [.none])
        #expect(!backend.accept(userID: 1))
    }

    @Test("A failed friend request cannot be accepted")
    func fails() {
        backend.addContact(id: 1, relation: .none, kind: .friend)
        backend.faults.failNext(.add)
        backend.addFriend(userID: 1) { _ in }
        scheduler.deliverAll()
        #expect(!backend.accept(userID: 1))
        #expect(relations(.friend) == [.none])
    }
}

internal import Model
internal import Observation
internal import StateManagement

/// The contents of the list of people.
@MainActor
@Observable
final class PeopleModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    private(set) var isRefreshing = false
    private(set) var people: [PersonModel] = []
    /// Called with each message to the user.
    @ObservationIgnored var onMessage: ((String) -> Void)?

    /// The row that was the last to reveal its delete button.
    @ObservationIgnored private var revealedID: User.ID?
    /// The models of the rows, and of people who left the list while a request for them runs.
    /// A refresh keeps them.
    @ObservationIgnored private var peopleByID: [User.ID: PersonModel] = [:]
    /// Indicates whether a relation has changed since the people were requested. Their reply does not
    /// contain it, so they are requested again.
    @ObservationIgnored private var isOutdated = false
    @ObservationIgnored private let peopleService: any PeopleService
    private let viewerID: User.ID
    private let kind: Contact.Kind

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    /// Shows each acceptance of a friend request.
    func followAcceptances() {
        peopleService.addObserver(self)
    }

    func load() async {
        placeholder = .loading
        defer { isRefreshing = false }
        do {
            show(try await requestPeople())
        } catch is CancellationError {
            return
        } catch {
            placeholder = .error("Could not load people")
        }
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        switch placeholder {
        case .loading: return
        case .error: return await load()
        case .none, .empty: break
        }
        defer { isRefreshing = false }
        do {
            show(try await requestPeople())
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not refresh")
        }
    }

    /// Requests the people, and again if a relation changes before the reply.
    private func requestPeople() async throws -> [Contact] {
        var contacts: [Contact]
        repeat {
            isOutdated = false
            contacts = try await peopleService.people(of: viewerID, kind: kind)
        } while isOutdated
        return contacts
    }

    private func show(_ contacts: [Contact]) {
        placeholder = contacts.isEmpty ? .empty("Nobody here") : .none
        people = contacts.map(person)
        let listedIDs = Set(contacts.map(\.id))
        peopleByID = peopleByID.filter { listedIDs.contains($0) || $1.isBusy }
    }

    private func person(for contact: Contact) -> PersonModel {
        if let person = peopleByID[contact.id] {
            person.update(contact)
            return person
        }
        let person = PersonModel(contact: contact, kind: kind, peopleService: peopleService)
        person.onReveal = { [weak self] in self?.hideDelete(exceptOf: contact.id) }
        person.onChange = { [weak self] in self?.isOutdated = true }
        person.onMessage = { [weak self] in self?.onMessage?($0) }
        peopleByID[contact.id] = person
        return person
    }

    /// Only one row shows its delete button at a time.
    private func hideDelete(exceptOf id: User.ID) {
        if let revealedID, revealedID != id { peopleByID[revealedID]?.hideDelete() }
        revealedID = id
    }
}

extension PeopleModel: PeopleObserver {
    func userDidAccept(id: User.ID) {
        isOutdated = true
        peopleByID[id]?.accept()
    }
}

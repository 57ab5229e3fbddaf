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
    /// The messages to the user that were not shown yet.
    private var messages: [String] = []

    /// The row that was the last to reveal its delete button.
    @ObservationIgnored private var revealedID: User.ID?
    @ObservationIgnored private let peopleService: any PeopleService
    private let viewerID: User.ID
    private let kind: Contact.Kind

    init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }

    func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }

    /// Shows each acceptance of a friend request.
    func followAcceptances() {
        peopleService.onAcceptance = { [weak self] id in
            self?.people.first { $0.id == id }?.accept()
        }
    }

    func load() async {
        placeholder = .loading
        do {
            show(try await peopleService.people(of: viewerID, kind: kind))
        } catch {
            placeholder = .error("Could not load people")
        }
        isRefreshing = false
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        switch placeholder {
        case .loading: return
        case .error: return await load()
        case .none, .empty: break
        }
        do {
            show(try await peopleService.people(of: viewerID, kind: kind))
        } catch {
            messages.append("Could not refresh")
        }
        isRefreshing = false
    }

    private func show(_ contacts: [Contact]) {
        placeholder = contacts.isEmpty ? .empty("Nobody here") : .none
        let known = people
        people = contacts.map { contact in
            guard let person = known.first(where: { $0.id == contact.id }) else {
                return person(for: contact)
            }
            person.update(contact)
            return person
        }
    }

    private func person(for contact: Contact) -> PersonModel {
        let person = PersonModel(contact: contact, kind: kind, peopleService: peopleService)
        person.onReveal = { [weak self] in self?.hideDelete(exceptOf: contact.id) }
        person.onMessage = { [weak self] in self?.messages.append($0) }
        return person
    }

    /// Only one row shows its delete button at a time.
    private func hideDelete(exceptOf id: User.ID) {
        if let revealedID, revealedID != id {
            people.first { $0.id == revealedID }?.hideDelete()
        }
        revealedID = id
    }
}

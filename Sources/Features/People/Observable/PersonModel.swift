internal import Model
internal import ModelFormatting
internal import Observation
internal import StateManagement

/// The contents of one row, which can ask for the relation to its person and take it back. `kind`
/// decides whether this is to follow or to be friends.
@MainActor
@Observable
final class PersonModel: Identifiable {
    /// Whether the button is shown that takes the relation back.
    private(set) var showsDelete = false
    @ObservationIgnored var onMessage: ((String) -> Void)?

    private var contact: Contact
    /// Whether a request runs. Until its reply arrives, the row cannot be changed.
    @ObservationIgnored private var isBusy = false
    @ObservationIgnored private let peopleService: any PeopleService
    private let kind: Contact.Kind

    let id: User.ID
    var name: String { TextFormat.name(contact.name) }
    var actionTitle: String {
        switch (kind, contact.relation) {
        case (.follow, .established): "Following"
        case (.follow, _): "Follow"
        case (.friend, .none): "Add friend"
        case (.friend, .requested): "Pending"
        case (.friend, .established): "Friend"
        }
    }
    var canAct: Bool { contact.relation != .requested }

    init(contact: Contact, kind: Contact.Kind, peopleService: any PeopleService) {
        id = contact.id
        self.contact = contact
        self.kind = kind
        self.peopleService = peopleService
    }

    /// Asks for the relation. If it is established, shows or hides the button that takes it back.
    func act() async {
        guard !isBusy else { return }
        switch contact.relation {
        case .none: await ask()
        case .requested: break
        case .established: showsDelete.toggle()
        }
    }

    private func ask() async {
        let asked = kind == .follow ? Contact.Relation.established : .requested
        contact.relation = asked
        isBusy = true
        defer { isBusy = false }
        do {
            switch kind {
            case .follow: try await peopleService.follow(userID: id)
            case .friend: try await peopleService.addFriend(userID: id)
            }
        } catch {
            // The other person may have accepted in the meantime.
            guard contact.relation == asked else { return }
            contact.relation = .none
            onMessage?(kind == .follow ? "Could not follow" : "Could not add")
        }
    }

    func takeBack() async {
        guard !isBusy else { return }
        showsDelete = false
        contact.relation = .none
        isBusy = true
        defer { isBusy = false }
        do {
            switch kind {
            case .follow: try await peopleService.unfollow(userID: id)
            case .friend: try await peopleService.removeFriend(userID: id)
            }
        } catch {
            contact.relation = .established
            onMessage?(kind == .follow ? "Could not unfollow" : "Could not remove")
        }
    }

    /// Establishes the relation, because the other person accepted it.
    func accept() {
        contact.relation = .established
    }

    /// Shows a contact that the service has sent. While a request runs, the contact is ignored, because
    /// it does not contain the result of the request yet.
    func update(_ contact: Contact) {
        if !isBusy { self.contact = contact }
    }
}

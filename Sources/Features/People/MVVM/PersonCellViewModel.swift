internal import Model
internal import People

/// What one row shows, and what the viewer asks of that person. ``kind`` decides what that is. A cell
/// binds to it while it shows the row.
///
/// An observer hears of each value when it is set, and of each change after that.
@MainActor
final class PersonCellViewModel {
    /// The object that set the closures. Only its identity is used.
    weak var observer: AnyObject?
    var onActionChange: ((String) -> Void)? {
        didSet { onActionChange?(action) }
    }
    var onCanActChange: ((Bool) -> Void)? {
        didSet { onCanActChange?(canAct) }
    }
    var onRevealChange: ((Bool) -> Void)? {
        didSet { onRevealChange?(isRevealed) }
    }
    var onMessage: ((String) -> Void)?

    var identifier: String { PeopleElement.Person.row(id: contact.id) }
    var name: String { contact.name.isEmpty ? "Anonymous" : contact.name }
    var action: String {
        switch (kind, contact.relation) {
        case (.follow, .established): "Following"
        case (.follow, _): "Follow"
        case (.friend, .none): "Add friend"
        case (.friend, .requested): "Pending"
        case (.friend, .established): "Friend"
        }
    }
    var canAct: Bool { contact.relation != .requested }
    private(set) var isRevealed = false {
        didSet { if isRevealed != oldValue { onRevealChange?(isRevealed) } }
    }

    private var contact: Contact {
        didSet {
            guard contact.relation != oldValue.relation else { return }
            onActionChange?(action)
            onCanActChange?(canAct)
        }
    }
    /// Whether a request runs. Until it has ended the row is left as it is.
    private var isBusy = false
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    init(contact: Contact, kind: Contact.Kind, peopleService: any PeopleService) {
        self.contact = contact
        self.kind = kind
        self.peopleService = peopleService
    }

    /// Removes the closures. Does nothing if another observer has set them in the meantime.
    func unbind(_ observer: AnyObject) {
        guard self.observer === observer else { return }
        onActionChange = nil
        onCanActChange = nil
        onRevealChange = nil
    }

    /// Asks for what the row offers; where that is so, reveals what takes it back, or hides it.
    func act() {
        guard !isBusy else { return }
        switch contact.relation {
        case .none: ask()
        case .requested: break
        case .established: isRevealed.toggle()
        }
    }

    func takeBack() {
        guard !isBusy else { return }
        isRevealed = false
        contact.relation = .none
        let reply = reply { row in
            row.contact.relation = .established
            row.onMessage?(row.kind == .follow ? "Could not unfollow" : "Could not remove")
        }
        switch kind {
        case .follow: peopleService.unfollow(userID: contact.id, completion: reply)
        case .friend: peopleService.removeFriend(userID: contact.id, completion: reply)
        }
    }

    /// The other side accepted.
    func accept() {
        contact.relation = .established
    }

    /// Takes over what the service says, which does not know yet what a request that runs is about.
    func update(_ contact: Contact) {
        if !isBusy { self.contact = contact }
    }

    private func ask() {
        let asked = kind == .follow ? Contact.Relation.established : .requested
        contact.relation = asked
        let reply = reply { row in
            // The other side may have accepted meanwhile.
            guard row.contact.relation == asked else { return }
            row.contact.relation = .none
            row.onMessage?(row.kind == .follow ? "Could not follow" : "Could not add")
        }
        switch kind {
        case .follow: peopleService.follow(userID: contact.id, completion: reply)
        case .friend: peopleService.addFriend(userID: contact.id, completion: reply)
        }
    }

    /// What a service is to call when it has answered. Until then the row is left as it is.
    private func reply(
        onFailure: @escaping @MainActor (PersonCellViewModel) -> Void
    ) -> Completion<Void> {
        isBusy = true
        return { [weak self] result in
            guard let self else { return }
            isBusy = false
            if case .failure = result { onFailure(self) }
        }
    }
}

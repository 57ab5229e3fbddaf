internal import HeadlessKit
internal import Model
internal import ModelFormatting
internal import People

/// Controls the contents of one row, and requests or ends the relation to its person. `kind`
/// decides whether the relation is following or friendship.
@MainActor
final class PersonCellController {
    /// Returns the cell that shows the row; `nil` if the row is not visible. Cells are reused, so none is
    /// stored.
    var visibleCell: (() -> PersonCell?)?
    var onReveal: (() -> Void)?
    /// Called when the service has changed the relation.
    var onChange: (() -> Void)?
    var onMessage: ((String) -> Void)?

    var name: String { TextFormat.name(contact.name) }
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

    private var contact: Contact
    private(set) var isRevealed = false
    /// Indicates whether a request runs. Until its reply arrives, the row cannot be changed.
    private(set) var isBusy = false
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    init(contact: Contact, kind: Contact.Kind, peopleService: any PeopleService) {
        self.contact = contact
        self.kind = kind
        self.peopleService = peopleService
    }

    func fill(_ cell: PersonCell) {
        cell.accessibilityIdentifier = PeopleElement.Person.row(id: contact.id)
        cell.nameLabel.text = name
        cell.actionButton.setTitle(action, for: .normal)
        cell.actionButton.isEnabled = canAct
        cell.deleteButton.isHidden = !isRevealed
        cell.onTapAction = { [weak self] in self?.act() }
        cell.onTapDelete = { [weak self] in self?.takeBack() }
    }

    /// Requests the relation. If it is established, shows or hides the delete button.
    func act() {
        guard !isBusy else { return }
        switch contact.relation {
        case .none: ask()
        case .requested: break
        case .established:
            reveal(!isRevealed)
            if isRevealed { onReveal?() }
        }
    }

    /// Hides the delete button, because another row reveals its own.
    func hideDelete() {
        reveal(false)
    }

    func takeBack() {
        guard !isBusy else { return }
        reveal(false)
        change(to: .none)
        isBusy = true
        let completion: Completion<Void> = { [weak self] result in
            guard let self else { return }
            isBusy = false
            if case .success = result { onChange?() }
            guard case .failure = result else { return }
            change(to: .established)
            onMessage?(kind == .follow ? "Could not unfollow" : "Could not remove")
        }
        switch kind {
        case .follow: peopleService.unfollow(userID: contact.id, completion: completion)
        case .friend: peopleService.removeFriend(userID: contact.id, completion: completion)
        }
    }

    /// Establishes the relation, because the other person accepted it.
    func accept() {
        change(to: .established)
    }

    /// Shows a contact that the service has sent. While a request runs, the contact is ignored, because
    /// it does not contain the result of the request yet.
    func update(_ contact: Contact) {
        if !isBusy { self.contact = contact }
    }

    private func ask() {
        let asked = kind == .follow ? Contact.Relation.established : .requested
        change(to: asked)
        isBusy = true
        let completion: Completion<Void> = { [weak self] result in
            guard let self else { return }
            isBusy = false
            if case .success = result { onChange?() }
            // The other person may have accepted in the meantime.
            guard case .failure = result, contact.relation == asked else { return }
            change(to: .none)
            onMessage?(kind == .follow ? "Could not follow" : "Could not add")
        }
        switch kind {
        case .follow: peopleService.follow(userID: contact.id, completion: completion)
        case .friend: peopleService.addFriend(userID: contact.id, completion: completion)
        }
    }

    private func change(to relation: Contact.Relation) {
        contact.relation = relation
        guard let cell = visibleCell?() else { return }
        cell.actionButton.setTitle(action, for: .normal)
        cell.actionButton.isEnabled = canAct
    }

    private func reveal(_ isRevealed: Bool) {
        self.isRevealed = isRevealed
        visibleCell?()?.deleteButton.isHidden = !isRevealed
    }
}

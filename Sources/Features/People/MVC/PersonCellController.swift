internal import HeadlessKit
internal import Model
internal import ModelFormatting
internal import People

/// Controls one row: what it shows, and what the viewer asks of that person. Kind decides on what that
/// is.
@MainActor
final class PersonCellController {
    /// The cell that shows the row, where one does. Cells are reused, so none is kept.
    var visibleCell: (() -> PersonCell?)?
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
    /// Whether a request runs. Until it has ended the row is left as it is.
    private var isBusy = false
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

    /// Asks for what the row offers; where that is so, reveals what takes it back, or hides it.
    func act() {
        guard !isBusy else { return }
        switch contact.relation {
        case .none: ask()
        case .requested: break
        case .established: reveal(!isRevealed)
        }
    }

    func takeBack() {
        guard !isBusy else { return }
        reveal(false)
        change(to: .none)
        let reply = reply { row in
            row.change(to: .established)
            row.onMessage?(row.kind == .follow ? "Could not unfollow" : "Could not remove")
        }
        switch kind {
        case .follow: peopleService.unfollow(userID: contact.id, completion: reply)
        case .friend: peopleService.removeFriend(userID: contact.id, completion: reply)
        }
    }

    /// The other side accepted.
    func accept() {
        change(to: .established)
    }

    /// Takes over what the service says, which does not know yet what a request that runs is about.
    func update(_ contact: Contact) {
        if !isBusy { self.contact = contact }
    }

    private func ask() {
        let asked = kind == .follow ? Contact.Relation.established : .requested
        change(to: asked)
        let reply = reply { row in
            // The other side may have accepted meanwhile.
            guard row.contact.relation == asked else { return }
            row.change(to: .none)
            row.onMessage?(row.kind == .follow ? "Could not follow" : "Could not add")
        }
        switch kind {
        case .follow: peopleService.follow(userID: contact.id, completion: reply)
        case .friend: peopleService.addFriend(userID: contact.id, completion: reply)
        }
    }

    /// What a service is to call when it has answered. Until then the row is left as it is.
    private func reply(
        onFailure: @escaping @MainActor (PersonCellController) -> Void
    ) -> Completion<Void> {
        isBusy = true
        return { [weak self] result in
            guard let self else { return }
            isBusy = false
            if case .failure = result { onFailure(self) }
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

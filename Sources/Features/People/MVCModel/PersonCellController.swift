internal import HeadlessKit
internal import Model
internal import ModelFormatting
internal import People

/// Controls one row: writes the texts of its person. `kind` decides whether the relation is following or
/// friendship.
///
/// It has no state: the controller of the list creates it for each cell that it fills, and does not store
/// it.
@MainActor
final class PersonCellController {
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

    private let contact: Contact
    private let kind: Contact.Kind
    /// Indicates whether the delete button is shown.
    private let isRevealed: Bool

    init(contact: Contact, kind: Contact.Kind, isRevealed: Bool) {
        self.contact = contact
        self.kind = kind
        self.isRevealed = isRevealed
    }

    func fill(_ cell: PersonCell) {
        cell.accessibilityIdentifier = PeopleElement.Person.row(id: contact.id)
        cell.nameLabel.text = name
        update(cell)
    }

    /// Shows the parts of the row that can change while a cell shows it.
    func update(_ cell: PersonCell) {
        cell.actionButton.setTitle(action, for: .normal)
        cell.actionButton.isEnabled = canAct
        cell.deleteButton.isHidden = !isRevealed
    }
}

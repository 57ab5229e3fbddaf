internal import Model
internal import ModelFormatting

/// A person in the list, with the relation of the viewer to them. `kind` decides whether this is to
/// follow or to be friends.
struct PersonState: Equatable, Codable, Identifiable {
    let kind: Contact.Kind
    var contact: Contact
    /// Indicates whether a request runs. Until its reply arrives, the row cannot be changed.
    var isBusy = false
    /// Indicates whether the button is shown that takes the relation back.
    var showsDelete = false

    /// The relation while the request for it runs.
    var askedRelation: Contact.Relation { kind == .follow ? .established : .requested }

    var id: Int { contact.id }
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
}

internal import DataBinding
internal import Model
internal import ModelFormatting

/// The contents of one row, which can ask for the relation to its person and take it back. `kind`
/// decides whether this is to follow or to be friends. A cell binds itself to the contents while it
/// shows the row.
@MainActor
final class PersonCellViewModel {
    let actionTitle = Bindable("")
    let canAct = Bindable(true)
    /// Indicates whether the button is shown that takes the relation back.
    let showsDelete = Bindable(false)
    var onReveal: (() -> Void)?
    /// Called when the service has changed the relation.
    var onChange: (() -> Void)?
    var onMessage: ((String) -> Void)?

    var id: Int { contact.id }
    var name: String { TextFormat.name(contact.name) }

    private var contact: Contact {
        didSet { showRelation() }
    }
    /// Indicates whether a request runs. Until its reply arrives, the row cannot be changed.
    private(set) var isBusy = false
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    init(contact: Contact, kind: Contact.Kind, peopleService: any PeopleService) {
        self.contact = contact
        self.kind = kind
        self.peopleService = peopleService
        showRelation()
    }

    /// Removes the bindings of an observer.
    func unbind(_ observer: AnyObject) {
        actionTitle.unbind(observer)
        canAct.unbind(observer)
        showsDelete.unbind(observer)
    }

    private func showRelation() {
        actionTitle.value =
            switch (kind, contact.relation) {
            case (.follow, .established): "Following"
            case (.follow, _): "Follow"
            case (.friend, .none): "Add friend"
            case (.friend, .requested): "Pending"
            case (.friend, .established): "Friend"
            }
        canAct.value = contact.relation != .requested
    }

    /// Asks for the relation. If it is established, shows or hides the button that takes it back.
    func act() {
        guard !isBusy else { return }
        switch contact.relation {
        case .none: ask()
        case .requested: break
        case .established:
            showsDelete.value.toggle()
            if showsDelete.value { onReveal?() }
        }
    }

    /// Hides the button that takes the relation back, because another row shows its own.
    func hideDelete() {
        showsDelete.value = false
    }

    func takeBack() {
        guard !isBusy else { return }
        showsDelete.value = false
        contact.relation = .none
        isBusy = true
        let completion: Completion<Void> = { [weak self] result in
            guard let self else { return }
            isBusy = false
            if case .success = result { onChange?() }
            guard case .failure = result else { return }
            contact.relation = .established
            onMessage?(kind == .follow ? "Could not unfollow" : "Could not remove")
        }
        switch kind {
        case .follow: peopleService.unfollow(userID: contact.id, completion: completion)
        case .friend: peopleService.removeFriend(userID: contact.id, completion: completion)
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

    private func ask() {
        let asked = kind == .follow ? Contact.Relation.established : .requested
        contact.relation = asked
        isBusy = true
        let completion: Completion<Void> = { [weak self] result in
            guard let self else { return }
            isBusy = false
            if case .success = result { onChange?() }
            // The other person may have accepted in the meantime.
            guard case .failure = result, contact.relation == asked else { return }
            contact.relation = .none
            onMessage?(kind == .follow ? "Could not follow" : "Could not add")
        }
        switch kind {
        case .follow: peopleService.follow(userID: contact.id, completion: completion)
        case .friend: peopleService.addFriend(userID: contact.id, completion: completion)
        }
    }
}

internal import Model
internal import ModelFormatting

/// Presents the contents of one row, and requests or ends the relation to its person. `kind`
/// decides whether the relation is following or friendship.
/// A cell attaches itself while it shows the row.
final class PersonCellPresenter: PersonCellPresenterProtocol {
    private(set) weak var view: (any PersonCellProtocol)?
    var onReveal: (() -> Void)?
    /// Called when the service has changed the relation.
    var onChange: (() -> Void)?
    var onMessage: ((String) -> Void)?
    var id: Int { contact.id }

    private var contact: Contact
    private var isRevealed = false
    /// Indicates whether a request runs. Until its reply arrives, the row cannot be changed.
    private(set) var isBusy = false
    private let kind: Contact.Kind
    private let peopleService: any PeopleService

    init(contact: Contact, kind: Contact.Kind, peopleService: any PeopleService) {
        self.contact = contact
        self.kind = kind
        self.peopleService = peopleService
    }

    func attach(_ view: any PersonCellProtocol) {
        self.view = view
        view.showName(TextFormat.name(contact.name))
        showAction()
        view.showDelete(isRevealed)
    }

    /// Does nothing if another cell has attached itself in the meantime.
    func detach(_ view: any PersonCellProtocol) {
        if self.view === view { self.view = nil }
    }

    /// Requests the relation. If it is established, shows or hides the delete button.
    func didTapAction() {
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

    func didTapDelete() {
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
        showAction()
    }

    private func reveal(_ isRevealed: Bool) {
        self.isRevealed = isRevealed
        view?.showDelete(isRevealed)
    }

    private func showAction() {
        view?.showAction(action, isEnabled: contact.relation != .requested)
    }

    private var action: String {
        switch (kind, contact.relation) {
        case (.follow, .established): "Following"
        case (.follow, _): "Follow"
        case (.friend, .none): "Add friend"
        case (.friend, .requested): "Pending"
        case (.friend, .established): "Friend"
        }
    }
}

internal import Model
internal import ModelFormatting

/// Presents one row: what it shows, and what the viewer asks of that person. Kind decides on what that
/// is. A cell attaches itself while it shows the row.
final class PersonCellPresenter: PersonCellPresenterProtocol {
    private(set) weak var view: (any PersonCellProtocol)?
    var onMessage: ((String) -> Void)?
    var id: Int { contact.id }

    private var contact: Contact
    private var isRevealed = false
    /// Whether a request runs. Until it has ended the row is left as it is.
    private var isBusy = false
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

    /// Asks for what the row offers; where that is so, reveals what takes it back, or hides it.
    func didTapAction() {
        guard !isBusy else { return }
        switch contact.relation {
        case .none: ask()
        case .requested: break
        case .established: reveal(!isRevealed)
        }
    }

    func didTapDelete() {
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
        onFailure: @escaping @MainActor (PersonCellPresenter) -> Void
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

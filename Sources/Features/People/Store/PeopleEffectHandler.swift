internal import Model

/// Performs the effects with the services of the screen.
@MainActor
final class PeopleEffectHandler {
    private let viewerID: User.ID
    private let kind: Contact.Kind
    private let peopleService: any PeopleService
    private let onMessage: (String) -> Void
    private var onAcceptance: ((User.ID) -> Void)?

    init(
        viewerID: User.ID,
        kind: Contact.Kind,
        peopleService: any PeopleService,
        onMessage: @escaping (String) -> Void
    ) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
        self.onMessage = onMessage
    }

    func perform(_ effect: PeopleEffect, send: @escaping @MainActor (PeopleAction) -> Void) {
        switch effect {
        case .followAcceptances:
            onAcceptance = { send(.person($0, .accepted)) }
            peopleService.addObserver(self)
        case .load: peopleService.people(of: viewerID, kind: kind) { send(.loaded($0)) }
        case .refresh: peopleService.people(of: viewerID, kind: kind) { send(.refreshed($0)) }
        case .person(let id, .ask): ask(id) { send(.person(id, .askEnded(isSuccess: $0))) }
        case .person(let id, .takeBack):
            takeBack(id) { send(.person(id, .takeBackEnded(isSuccess: $0))) }
        case .showMessage(let text), .person(_, .showMessage(let text)): onMessage(text)
        }
    }

    private func ask(_ id: User.ID, end: @escaping @MainActor (Bool) -> Void) {
        switch kind {
        case .follow: peopleService.follow(userID: id) { end($0.isSuccess) }
        case .friend: peopleService.addFriend(userID: id) { end($0.isSuccess) }
        }
    }

    private func takeBack(_ id: User.ID, end: @escaping @MainActor (Bool) -> Void) {
        switch kind {
        case .follow: peopleService.unfollow(userID: id) { end($0.isSuccess) }
        case .friend: peopleService.removeFriend(userID: id) { end($0.isSuccess) }
        }
    }
}

extension PeopleEffectHandler: PeopleObserver {
    func userDidAccept(id: User.ID) {
        onAcceptance?(id)
    }
}

extension Result {
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}

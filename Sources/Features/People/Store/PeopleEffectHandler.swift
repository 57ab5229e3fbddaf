internal import Model

/// Performs the effects with the services of the screen.
@MainActor
struct PeopleEffectHandler {
    let viewerID: User.ID
    let kind: Contact.Kind
    let peopleService: any PeopleService

    func perform(_ effect: PeopleEffect, send: @escaping @MainActor (PeopleAction) -> Void) {
        switch effect {
        case .followAcceptances: peopleService.onAcceptance = { send(.person($0, .accepted)) }
        case .load: peopleService.people(of: viewerID, kind: kind) { send(.loaded($0)) }
        case .refresh: peopleService.people(of: viewerID, kind: kind) { send(.refreshed($0)) }
        case .person(let id, .ask): ask(id) { send(.person(id, .askEnded(isSuccess: $0))) }
        case .person(let id, .takeBack):
            takeBack(id) { send(.person(id, .takeBackEnded(isSuccess: $0))) }
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

extension Result {
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}

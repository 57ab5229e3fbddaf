internal import Model

enum PersonReducer {
    static func reduce(_ person: inout PersonState, _ action: PersonAction) -> [PersonEffect] {
        switch action {
        case .actionTapped:
            return act(&person)
        case .deleteTapped:
            return takeBack(&person)
        case .askEnded(let isSuccess):
            person.isBusy = false
            // The other person may have accepted in the meantime.
            guard !isSuccess, person.contact.relation == person.askedRelation else { return [] }
            person.contact.relation = .none
            return [.showMessage(person.kind == .follow ? "Could not follow" : "Could not add")]
        case .takeBackEnded(let isSuccess):
            person.isBusy = false
            guard !isSuccess else { return [] }
            person.contact.relation = .established
            let text = person.kind == .follow ? "Could not unfollow" : "Could not remove"
            return [.showMessage(text)]
        case .accepted:
            person.contact.relation = .established
            return []
        }
    }

    /// Asks for the relation. If it is established, shows or hides the button that takes it back.
    private static func act(_ person: inout PersonState) -> [PersonEffect] {
        guard !person.isBusy else { return [] }
        switch person.contact.relation {
        case .none:
            person.contact.relation = person.askedRelation
            person.isBusy = true
            return [.ask]
        case .requested:
            return []
        case .established:
            person.showsDelete.toggle()
            return []
        }
    }

    private static func takeBack(_ person: inout PersonState) -> [PersonEffect] {
        guard !person.isBusy else { return [] }
        person.showsDelete = false
        person.contact.relation = .none
        person.isBusy = true
        return [.takeBack]
    }
}

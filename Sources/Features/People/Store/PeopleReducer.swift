internal import Model

enum PeopleReducer {
    static func reduce(_ state: inout PeopleState, _ action: PeopleAction) -> [PeopleEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.placeholder == .loading
                ? [.followAcceptances, .load] : [.followAcceptances]
        case .retryTapped:
            return load(&state)
        case .pulled:
            return pull(&state)
        case .messagesShown:
            state.messages = []
            return []
        case .loaded(.success(let contacts)), .refreshed(.success(let contacts)):
            state.isRefreshing = false
            replacePeople(with: contacts, in: &state)
            return []
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load people")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            state.messages.append("Could not refresh")
            return []
        case .person(let id, let action):
            guard let index = state.people.firstIndex(where: { $0.id == id }) else { return [] }
            let effects = PersonReducer.reduce(
                &state.people[index],
                action,
                messages: &state.messages
            )
            if state.people[index].showsDelete { hideDelete(exceptOf: id, in: &state) }
            return effects.map { .person(id, $0) }
        }
    }

    // MARK: - Loading

    private static func load(_ state: inout PeopleState) -> [PeopleEffect] {
        state.placeholder = .loading
        return [.load]
    }

    private static func pull(_ state: inout PeopleState) -> [PeopleEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return [.refresh]
        }
    }

    /// Shows the contacts. A person with a running request stays, because the contact does not contain
    /// the result of the request yet.
    private static func replacePeople(with contacts: [Contact], in state: inout PeopleState) {
        state.placeholder = contacts.isEmpty ? .empty("Nobody here") : .none
        let known = state.people
        state.people = contacts.map { contact in
            guard var person = known.first(where: { $0.id == contact.id }) else {
                return PersonState(kind: state.kind, contact: contact)
            }
            if !person.isBusy { person.contact = contact }
            return person
        }
    }

    /// Only one row shows its delete button at a time.
    private static func hideDelete(exceptOf id: PersonState.ID, in state: inout PeopleState) {
        for index in state.people.indices where state.people[index].id != id {
            state.people[index].showsDelete = false
        }
    }
}

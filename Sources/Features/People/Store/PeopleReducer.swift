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
        case .loaded(.success) where state.isOutdated:
            return load(&state)
        case .refreshed(.success) where state.isOutdated:
            return refresh(&state)
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
            return [.showMessage("Could not refresh")]
        case .person(let id, let action):
            if action.confirmsChange { state.isOutdated = true }
            guard var person = state.people[id] else { return [] }
            let effects = PersonReducer.reduce(&person, action)
            state.people[id] = person
            if person.showsDelete { hideDelete(exceptOf: id, in: &state) }
            return effects.map { .person(id, $0) }
        }
    }

    // MARK: - Loading

    private static func load(_ state: inout PeopleState) -> [PeopleEffect] {
        state.placeholder = .loading
        state.isOutdated = false
        return [.load]
    }

    private static func refresh(_ state: inout PeopleState) -> [PeopleEffect] {
        state.isOutdated = false
        return [.refresh]
    }

    private static func pull(_ state: inout PeopleState) -> [PeopleEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return refresh(&state)
        }
    }

    /// Shows the contacts. A person with a running request stays, listed or not, because the contacts
    /// do not contain the result of the request yet.
    private static func replacePeople(with contacts: [Contact], in state: inout PeopleState) {
        state.placeholder = contacts.isEmpty ? .empty("Nobody here") : .none
        state.listedIDs = contacts.map(\.id)
        let known = state.people
        state.people = known.filter { $1.isBusy }
        for contact in contacts where state.people[contact.id] == nil {
            var person = known[contact.id] ?? PersonState(kind: state.kind, contact: contact)
            person.contact = contact
            state.people[contact.id] = person
        }
    }

    /// Only one row shows its delete button at a time.
    private static func hideDelete(exceptOf id: PersonState.ID, in state: inout PeopleState) {
        for otherID in state.listedIDs where otherID != id {
            state.people[otherID]?.showsDelete = false
        }
    }
}

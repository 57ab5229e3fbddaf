internal import Model

@testable internal import Implementation

extension PersonState {
    /// Person 1, who is called Ada.
    static func sample(
        _ kind: Contact.Kind,
        _ relation: Contact.Relation,
        isBusy: Bool = false,
        showsDelete: Bool = false
    ) -> PersonState {
        PersonState(
            kind: kind,
            contact: Contact(id: 1, name: "Ada", relation: relation),
            isBusy: isBusy,
            showsDelete: showsDelete
        )
    }
}

extension PeopleState {
    /// A list of people whom the viewer does not follow.
    static func listing(_ ids: Int...) -> PeopleState {
        var state = PeopleState(kind: .follow)
        state.placeholder = .none
        state.listedIDs = ids
        for id in ids {
            let contact = Contact(id: id, name: "Ada", relation: .none)
            state.people[id] = PersonState(kind: .follow, contact: contact)
        }
        return state
    }

    /// Returns the state with a change.
    func with(_ change: (inout PeopleState) -> Void) -> PeopleState {
        var state = self
        change(&state)
        return state
    }
}

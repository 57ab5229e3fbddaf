package import Model

/// The dependencies of a list of people.
package struct PeopleDependencies {
    /// The viewer of the list.
    package let viewerID: User.ID
    /// The kind of the list, which determines the actions of its rows.
    package let kind: Contact.Kind
    package let peopleService: any PeopleService

    package init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }
}

package import Model

/// What a list of people needs from outside.
package struct PeopleDependencies {
    /// Who looks at the list.
    package let viewerID: User.ID
    /// What the list is about, which decides on what its rows can do.
    package let kind: Contact.Kind
    package let peopleService: any PeopleService

    package init(viewerID: User.ID, kind: Contact.Kind, peopleService: any PeopleService) {
        self.viewerID = viewerID
        self.kind = kind
        self.peopleService = peopleService
    }
}

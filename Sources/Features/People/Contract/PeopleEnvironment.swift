internal import Model
package import Scenarios

/// The test environment of a list of people: a service that stores the viewer's relations, and
/// people who accept friend requests.
package final class PeopleEnvironment: BackendEnvironment {
    private let viewerID: User.ID
    private let kind: Contact.Kind
    package let world: BackendWorld

    package init(opening: Opening) {
        viewerID = opening.integer("viewer", default: 1)
        kind = Contact.Kind(rawValue: opening.text("kind", default: "")) ?? .follow
        world = BackendWorld(opening: opening)
        let known = Set(opening.integers("known", default: []))
        let asked = Set(opening.integers("asked", default: []))
        for index in 0..<opening.integer("people", default: 5) {
            let id = index + 1
            world.backend.addContact(
                id: id,
                relation: known.contains(id)
                    ? .established : asked.contains(id) ? .requested : .none,
                kind: kind
            )
        }
    }

    package var dependencies: PeopleDependencies {
        PeopleDependencies(viewerID: viewerID, kind: kind, peopleService: world.backend)
    }

    /// Accepts a friend request, establishes a relation on another device, or changes whether a
    /// person is in the list.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        guard case .integer(let id) = value else { return "a person needs a number" }
        let backend = world.backend
        let isKnown: Bool
        switch event {
        case "accept": return backend.accept(userID: id) ? nil : "person \(id) was not asked"
        case "elsewhere": isKnown = backend.establishElsewhere(userID: id, kind: kind)
        case "leave": isKnown = backend.setListed(false, userID: id)
        default: isKnown = backend.setListed(true, userID: id)
        }
        return isKnown ? nil : "there is no person \(id)"
    }

    // No setting can be changed.
    package func set(_ values: [String: JSONValue]) {}
}

internal import Model
package import Scenarios

/// The test environment of a list of people: a service that stores whom the viewer follows.
package final class BindingEnvironment: BackendEnvironment {
    private let people: [User]
    package let world: BackendWorld

    package init(opening: Opening) {
        world = BackendWorld(opening: opening)
        let followed = Set(opening.integers("followed", default: []))
        people = (1...BindingElement.people).map { id in
            User(id: id, name: "Person \(id)", isFollowed: followed.contains(id))
        }
        for person in people {
            world.backend.addUser(id: person.id, blogCount: 0, draftCount: 0)
        }
    }

    package var dependencies: BindingDependencies {
        BindingDependencies(people: people, userService: world.backend)
    }

    // No setting can be changed.
    package func set(_ values: [String: JSONValue]) {}
}

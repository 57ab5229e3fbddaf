/// The category of a declaration in dependency rules.
package enum ArchitecturePart: Hashable, Sendable {
    /// The declarations in files of a role, except protocols with “Protocol” in their names.
    case role(Role)
    /// A property of a declaration in files of a role, when it is set.
    case change(of: Role)
    /// A protocol of a role, such as `BlogsPresenterProtocol`, or the declarations in its file.
    case interface(Role)
    /// Entities and services.
    case model
    /// The services alone, such as `BlogService`, with the other sources of entities and events.
    case services
    /// The dependencies of a feature, such as `BlogFeedDependencies`.
    case dependencies
    /// The other declarations of a feature's contract: identifiers and routes.
    case contract
    /// Views and related types: the UI kit without navigation.
    case userInterface
    /// The navigation to other screens.
    case navigation
    /// Modules that no implementation may use: other implementations, test drivers and
    /// measurements.
    case foreign
}

extension Set<ArchitecturePart> {
    /// The protocols between the roles of an architecture.
    static let interfaces = Set(Axis.architectureRoles.map { .interface($0) })

    /// Returns the declarations of some roles and their protocols.
    static func all(_ roles: [Role]) -> Set {
        Set(roles.flatMap { [.role($0), .interface($0)] })
    }
}

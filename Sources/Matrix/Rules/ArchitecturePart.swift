/// What a declaration is to the rules of an architecture.
package enum ArchitecturePart: Hashable, Sendable {
    /// A part of a cell: what a file of the role declares, except protocols that are named so.
    case role(Role)
    /// A protocol at the border of a role, as `BlogsPresenterProtocol`, or what its file declares.
    case border(Role)
    /// The entities and services.
    case model
    /// What a feature needs from outside, as `BlogFeedDependencies`.
    case dependencies
    /// The rest of what a feature's contract gives to its cells: identifiers and routes.
    case contract
    /// Views and their kin: the kit without navigation.
    case userInterface
    /// How a cell leads to another screen.
    case navigation
    /// What no cell may know: other cells, what drives cells, what measures them.
    case foreign
}

extension Set<ArchitecturePart> {
    /// The protocols between the roles of an architecture.
    static let borders = Set(Axis.architectureRoles.map { .border($0) })

    /// What some roles declare, and the protocols at their borders.
    static func all(_ roles: [Role]) -> Set {
        Set(roles.flatMap { [.role($0), .border($0)] })
    }
}

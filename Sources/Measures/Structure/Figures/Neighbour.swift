package import Matrix

/// Whom a part of a cell refers to: a role of the same cell, or something outside of it.
///
/// The standard library and Foundation are left out, since every part uses them alike.
package enum Neighbour: Hashable, Sendable, CodedByName {
    case role(Role)
    /// What the feature fixes for all its cells.
    case contract
    /// The entities and services.
    case model
    /// The user interface kit.
    case kit
    /// Any other target, to which a cell should not refer.
    case elsewhere

    /// Every neighbour that a cell may have, in the order of tables.
    package static let all =
        Role.all.map(Neighbour.role) + [.contract, .model, .kit, .elsewhere]

    package var name: String {
        if case .role(let role) = self { role.name } else { title }
    }

    /// The name in a heading.
    package var title: String {
        switch self {
        case .role(let role): role.title
        case .contract: "Contract"
        case .model: "Model"
        case .kit: "HeadlessKit"
        case .elsewhere: "Other targets"
        }
    }
}

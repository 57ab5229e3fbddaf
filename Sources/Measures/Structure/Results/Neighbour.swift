package import Matrix

/// The target of a reference from an implementation: a role of the implementation, or a module
/// outside.
///
/// The standard library and Foundation are excluded, because all parts use them equally.
package enum Neighbour: Hashable, Sendable, CodedByName {
    case role(Role)
    /// The contract of the feature, which all implementations share.
    case contract
    /// The entities and services.
    case model
    /// The user interface kit.
    case kit
    /// Any other target, to which an implementation should not refer.
    case elsewhere

    /// All possible neighbours, in the order of tables.
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

package import Catalogue

/// Whom a part of a cell refers to: a role of the same cell, or something outside of it.
///
/// The standard library and Foundation are left out, since every part uses them alike.
package enum Neighbour: Hashable, Sendable {
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
        Role.allCases.map(Neighbour.role) + [.contract, .model, .kit, .elsewhere]

    /// The name in a heading.
    package var title: String {
        switch self {
        case .role(let role): role.rawValue
        case .contract: "Contract"
        case .model: "Model"
        case .kit: "HeadlessKit"
        case .elsewhere: "Other targets"
        }
    }
}

/// As JSON it is its title.
extension Neighbour: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let title = try container.decode(String.self)
        guard let neighbour = Self.all.first(where: { $0.title == title }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "There is no neighbour '\(title)'."
            )
        }
        self = neighbour
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(title)
    }
}

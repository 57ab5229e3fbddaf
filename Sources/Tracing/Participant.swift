package import Catalogue

/// Who takes part in an interaction: a role of the cell, or what all variants share.
package enum Participant: Hashable, Sendable {
    case role(Role)
    /// The views and controllers that cells are made of.
    case kit
    /// What answers for the data.
    case service

    /// The name in a heading, as `Presenter`.
    package var title: String {
        switch self {
        case .role(let role): role.rawValue
        case .kit: "UI kit"
        case .service: "Service"
        }
    }

    /// Every participant that there may be, roles first, in the order of tables.
    package static let all: [Participant] = Role.allCases.map { .role($0) } + [.kit, .service]

    /// The role of a function's outermost type, which is that of the file of the same name.
    ///
    /// - Returns: `nil` for functions of other modules, and for those that belong to no type.
    init?(of function: SwiftFunction, in cell: Cell) {
        guard let type = function.type else { return nil }
        switch function.module {
        case cell.moduleName: self = .role(Role(file: type, variant: cell.variant))
        case "HeadlessKit": self = .kit
        case "Model" where type.hasPrefix("InMemory"): self = .service
        default: return nil
        }
    }
}

/// As JSON it is its title.
extension Participant: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let title = try container.decode(String.self)
        guard let participant = Self.all.first(where: { $0.title == title }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "there is no role \"\(title)\""
            )
        }
        self = participant
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(title)
    }
}

package import Matrix

/// Who takes part in an interaction: a role of the cell, or what all variants share.
package enum Participant: Hashable, Sendable, CodedByName {
    case role(Role)
    /// The views and controllers that cells are made of.
    case kit
    /// What answers for the data.
    case service

    /// The name in a heading, as `Presenter`.
    package var title: String {
        switch self {
        case .role(let role): role.title
        case .kit: "UI kit"
        case .service: "Service"
        }
    }

    package var name: String {
        if case .role(let role) = self { role.name } else { title }
    }

    /// Every participant that there may be, roles first, in the order of tables.
    package static let all: [Participant] = Role.all.map { .role($0) } + [.kit, .service]

    /// The role of a function's outermost type, which is that of the file of the same name.
    ///
    /// - Returns: `nil` for functions of other modules, and for those that belong to no type.
    init?(of function: SwiftFunction, in cell: Cell) {
        guard let type = function.type else { return nil }
        if let owner = ([cell] + cell.taken).first(where: { $0.moduleName == function.module }) {
            self = .role(owner.style.role(ofFile: type))
            return
        }
        switch function.module {
        case "HeadlessKit": self = .kit
        case "Model" where type.hasPrefix("InMemory"): self = .service
        default: return nil
        }
    }
}

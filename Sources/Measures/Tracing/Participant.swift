package import Matrix

/// A participant of an interaction: a role of the implementation, the kit or a service.
package enum Participant: Hashable, Sendable, CodedByName {
    case role(Role)
    /// The UI kit.
    case kit
    /// The services.
    case service

    /// The title, such as `Presenter`.
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

    /// All participants, roles first, in the order of tables.
    package static let all: [Participant] = Role.all.map { .role($0) } + [.kit, .service]

    /// Creates the participant of a function by its outermost type, whose file has the same name.
    ///
    /// - Returns: `nil` for functions of other modules, and for those without a type.
    init?(of function: SwiftFunction, in implementation: Implementation) {
        guard let type = function.type else { return nil }
        if let owner = ([implementation] + implementation.taken).first(where: {
            $0.moduleName == function.module
        }) {
            self = .role(owner.architecture.role(ofFile: type))
            return
        }
        switch function.module {
        case "HeadlessKit", "AppSupport": self = .kit
        case "Model" where type.hasPrefix("InMemory"): self = .service
        default: return nil
        }
    }
}

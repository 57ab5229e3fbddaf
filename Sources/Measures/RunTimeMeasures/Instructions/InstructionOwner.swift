private import Foundation
package import Matrix

/// The owner of an instruction in the instruction breakdown.
package enum InstructionOwner: Hashable, Sendable, CodedByName {
    case role(Role)
    /// The contract of the feature, which all implementations share.
    case contract
    /// The views and controllers of the UI kit.
    case kit
    /// The services and entities.
    case service
    /// The modules that all implementations share, except the kit and the services; such as text
    /// formats.
    case shared
    /// The test driver, which plays the scenario.
    case driver

    /// The name in a heading.
    package var title: String {
        switch self {
        case .role(let role): role.title
        case .contract: "Contract"
        case .kit: "UI kit"
        case .service: "Model and services"
        case .shared: "Shared code"
        case .driver: "Driver"
        }
    }

    package var name: String {
        switch self {
        case .role(let role): role.name
        case .service: "Service"
        case .contract, .kit, .shared, .driver: title
        }
    }

    /// All possible owners, in the order of tables.
    package static let all: [InstructionOwner] =
        Role.all.map(InstructionOwner.role) + [.contract, .kit, .service, .shared, .driver]

    /// Creates the owner of a module that implementations share; `nil` for other modules.
    init?(sharedModule name: String) {
        switch SharedModule(rawValue: name) {
        case .kit, .app: self = .kit
        case .model: self = .service
        case .formatting, .binding, .state: self = .shared
        case nil where name == "SeededRandom": self = .service
        case nil: return nil
        }
    }

    /// Creates the owner of a file.
    ///
    /// - Parameter path: the path from the line tables.
    /// - Returns: `nil` for a file that is not a source of the package.
    init?(path: String) {
        guard let range = path.range(of: "/Sources/", options: .backwards) else { return nil }
        let parts = path[range.upperBound...].split(separator: "/").map(String.init)
        if parts.count > 2, let owner = InstructionOwner(sharedModule: parts[1]) {
            self = owner
            return
        }
        switch parts.first {
        case "Features" where parts.count > 3:
            guard let feature = Feature.all.first(where: { $0.moduleName == parts[1] }) else {
                return nil
            }
            if parts[2] == "Contract" {
                self = .contract
                return
            }
            guard
                let implementation = MatrixRow.all.implementations.first(where: {
                    $0.feature == feature && $0.variant.title == parts[2]
                })
            else { return nil }
            self = .role(implementation.architecture.role(ofFile: path))
        default: self = .driver
        }
    }
}

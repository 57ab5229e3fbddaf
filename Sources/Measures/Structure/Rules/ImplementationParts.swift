internal import Matrix

/// Maps declarations and files to the parts of an architecture, from the view of one
/// implementation.
struct ImplementationParts {
    let implementation: Implementation

    /// The shared modules that every part may use.
    private static let utilities: Set = [
        SharedModule.formatting.moduleName, SharedModule.binding.moduleName,
        SharedModule.state.moduleName,
    ]
    /// The suffixes of types that provide entities and events.
    private static let services = ["Service", "Provider", "Source", "Player"]
    /// The types for navigation.
    private static let navigation: Set = ["Navigator", "NavigationStack", "Route"]

    /// Returns the parts to which a declaration belongs.
    func parts(of declaration: IndexedSymbol) -> Set<ArchitecturePart> {
        switch declaration.module {
        case let module where takes(module): []
        case implementation.moduleName: ownParts(of: declaration)
        case implementation.feature.moduleName: [contractPart(of: declaration)]
        case "Model":
            Self.services.contains(where: declaration.name.hasSuffix)
                ? [.model, .services] : [.model]
        case "HeadlessKit", "AppSupport":
            [Self.navigation.contains(declaration.name) ? .navigation : .userInterface]
        case let module where Self.utilities.contains(module): []
        default: [.foreign]
        }
    }

    /// Returns whether a module is an implementation from which this one is assembled. Only its
    /// entry points are visible.
    private func takes(_ module: String) -> Bool {
        implementation.taken.contains { $0.moduleName == module }
    }

    /// Returns the part of the declarations in a file of the implementation.
    func part(ofFile file: String) -> ArchitecturePart {
        let role = implementation.architecture.role(ofFile: file)
        return role == .protocols ? .interface(interfaceRole(of: file)) : .role(role)
    }

    /// Returns the part of an imported module; `nil` if its declarations are more specific.
    func part(ofModule module: String) -> ArchitecturePart? {
        switch module {
        case "Model": .model
        case _ where takes(module): nil
        case implementation.feature.moduleName, "HeadlessKit", "AppSupport", "Foundation",
            "Observation":
            nil
        case _ where Self.utilities.contains(module): nil
        default: .foreign
        }
    }

    /// Returns the parts of a declaration of the implementation, by its file and by its name, so
    /// that a view in another part's file is still a view.
    private func ownParts(of declaration: IndexedSymbol) -> Set<ArchitecturePart> {
        let byFile = part(ofFile: declaration.file)
        switch implementation.architecture.role(ofFile: declaration.name) {
        case .protocols where declaration.kind == .protocol:
            return [.interface(interfaceRole(of: declaration.name))]
        case .protocols, .unknown:
            return [byFile]
        case let role:
            // An extension has the name of the extended type.
            return declaration.kind.isType ? [byFile, .role(role)] : [byFile]
        }
    }

    /// Returns the role whose interface a protocol is: `BlogsInteractorOutputProtocol` belongs to
    /// the interactor.
    private func interfaceRole(of name: String) -> Role {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        var type = file.replacing(".swift", with: "")
        for ending in ["Protocol", "Output", "Delegate"] where type.hasSuffix(ending) {
            type.removeLast(ending.count)
        }
        return implementation.architecture.role(ofFile: type)
    }

    private func contractPart(of declaration: IndexedSymbol) -> ArchitecturePart {
        let feature = implementation.feature.moduleName
        return switch declaration.name {
        case "\(feature)Dependencies": .dependencies
        // The environment that scenarios control.
        case "\(feature)Environment", "FeatureContract": .foreign
        default: .contract
        }
    }
}

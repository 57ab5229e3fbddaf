internal import Matrix

/// Tells which parts of an architecture declarations and files are, seen from one cell.
struct CellParts {
    let cell: Cell

    /// The types of the kit that lead from screen to screen.
    private static let navigation: Set = ["Navigator", "NavigationStack", "Route"]

    /// What a declaration is, wherever it is from.
    func parts(of declaration: IndexedSymbol) -> Set<ArchitecturePart> {
        switch declaration.module {
        case let module where takes(module): []
        case cell.moduleName: ownParts(of: declaration)
        case cell.feature.moduleName: [contractPart(of: declaration)]
        case "Model": [.model]
        case "HeadlessKit":
            [Self.navigation.contains(declaration.name) ? .navigation : .userInterface]
        default: [.foreign]
        }
    }

    /// Whether a module is a cell that this one is put together from. Beyond its doors nothing of it
    /// can be seen.
    private func takes(_ module: String) -> Bool {
        cell.taken.contains { $0.moduleName == module }
    }

    /// What the declarations in a file of the cell are.
    func part(ofFile file: String) -> ArchitecturePart {
        let role = cell.style.role(ofFile: file)
        return role == .protocols ? .border(borderRole(of: file)) : .role(role)
    }

    /// What a module that a file imports is; `nil` where its declarations tell more.
    func part(ofModule module: String) -> ArchitecturePart? {
        switch module {
        case "Model": .model
        case _ where takes(module): nil
        case cell.feature.moduleName, "HeadlessKit", "Foundation", "Observation": nil
        default: .foreign
        }
    }

    /// The parts of the cell's own declaration, by its file and by its name, so that a view which
    /// stands in another part's file is still a view.
    private func ownParts(of declaration: IndexedSymbol) -> Set<ArchitecturePart> {
        let byFile = part(ofFile: declaration.file)
        switch cell.style.role(ofFile: declaration.name) {
        case .protocols where declaration.kind == .protocol:
            return [.border(borderRole(of: declaration.name))]
        case .protocols, .unknown:
            return [byFile]
        case let role:
            // An extension is named after what it extends.
            return declaration.kind.isType ? [byFile, .role(role)] : [byFile]
        }
    }

    /// The role that a protocol is the border of: `BlogsInteractorOutputProtocol` is the
    /// interactor's.
    private func borderRole(of name: String) -> Role {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        var type = file.replacing(".swift", with: "")
        for ending in ["Protocol", "Output", "Delegate"] where type.hasSuffix(ending) {
            type.removeLast(ending.count)
        }
        return cell.style.role(ofFile: type)
    }

    private func contractPart(of declaration: IndexedSymbol) -> ArchitecturePart {
        let feature = cell.feature.moduleName
        return switch declaration.name {
        case "\(feature)Dependencies": .dependencies
        // The world that scripts drive.
        case "\(feature)Environment", "FeatureContract": .foreign
        default: .contract
        }
    }
}

package import Matrix

/// Checks dependency rules against the compiler's index.
package struct ArchitectureCheck: Sendable {
    private let graph: DeclarationGraph
    private let imports: [IndexedImport]

    /// - Parameter index: the index of the implementations, the contracts, the kit and the model.
    package init(_ index: SourceIndex) {
        self.init(index, graph: DeclarationGraph(index))
    }

    /// - Parameter graph: the graph of the index.
    init(_ index: SourceIndex, graph: DeclarationGraph) {
        self.graph = graph
        imports = index.imports
    }

    /// Returns whether the index contains an implementation; otherwise no violation would be found.
    package func covers(_ implementation: Implementation) -> Bool {
        graph.declarations.values.contains { $0.module == implementation.moduleName }
    }

    /// Returns all violations of an implementation, in the order of files and lines.
    package func violations(in implementation: Implementation) -> [ArchitectureViolation] {
        let rules = implementation.rules
        let parts = ImplementationParts(implementation: implementation)
        let found =
            graph.references.filter { $0.from.module == implementation.moduleName }
            .flatMap { violations(by: $0, rules, parts) }
            + imports.filter { $0.module == implementation.moduleName }
            .flatMap { violations(by: $0, rules, parts) }
        return Set(found).sorted {
            ($0.file, $0.line, $0.rule.identifier, $0.from, $0.to)
                < ($1.file, $1.line, $1.rule.identifier, $1.from, $1.to)
        }
    }

    private func violations(
        by reference: DeclarationReference,
        _ rules: [ArchitectureRule],
        _ parts: ImplementationParts
    ) -> [ArchitectureViolation] {
        // An extension can be in a file of another role than its type.
        let from = parts.parts(of: reference.from).union([parts.part(ofFile: reference.file)])
        var to = parts.parts(of: reference.to)
        if reference.isWrite {
            to.formUnion(
                to.compactMap { if case .role(let role) = $0 { .change(of: role) } else { nil } }
            )
        }
        return rules.filter { !$0.from.isDisjoint(with: from) && !$0.to.isDisjoint(with: to) }
            .map {
                ArchitectureViolation(
                    implementation: parts.implementation,
                    rule: $0,
                    file: reference.file,
                    line: reference.line,
                    from: reference.from.title(in: parts.implementation.moduleName),
                    to: reference.to.title(in: parts.implementation.moduleName)
                )
            }
    }

    private func violations(
        by imported: IndexedImport,
        _ rules: [ArchitectureRule],
        _ parts: ImplementationParts
    ) -> [ArchitectureViolation] {
        guard let to = parts.part(ofModule: imported.name) else { return [] }
        let from = parts.part(ofFile: imported.file)
        return rules.filter { $0.from.contains(from) && $0.to.contains(to) }.map {
            ArchitectureViolation(
                implementation: parts.implementation,
                rule: $0,
                file: imported.file,
                line: imported.line,
                from: imported.file.split(separator: "/").last.map(String.init) ?? imported.file,
                to: "the module \(imported.name)"
            )
        }
    }
}

extension IndexedSymbol {
    /// Returns the name, with its module if it is not the given one.
    fileprivate func title(in module: String) -> String {
        let name = kind == .extension ? "extension of \(name)" : name
        return self.module == module ? name : "\(self.module).\(name)"
    }
}

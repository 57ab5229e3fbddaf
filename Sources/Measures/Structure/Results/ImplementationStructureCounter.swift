internal import Matrix

/// Computes the structure of one implementation from the index.
struct ImplementationStructureCounter {
    let implementation: Implementation
    let sources: ImplementationSources
    /// The declarations of the implementation.
    private let symbols: [IndexedSymbol]
    /// The top-level types of the implementation, by name.
    private let types: [IndexedSymbol]
    /// The code lines of each of them with its extensions, by USR.
    private let typeLines: [String: Int]
    /// The references from the implementation.
    private let references: [DeclarationReference]
    /// The afferent coupling Ca of the implementation.
    private let afferent: Int
    private let check: ArchitectureCheck
    private let viewAssignments: ViewAssignments
    private let carrying: CarryingLinesFinder

    init(
        implementation: Implementation,
        index: SourceIndex,
        graph: DeclarationGraph,
        check: ArchitectureCheck,
        sources: ImplementationSources
    ) {
        let module = implementation.moduleName
        self.implementation = implementation
        self.check = check
        self.sources = sources
        symbols = index.symbols.values.filter { $0.module == module }
        types = graph.declarations.values.filter { $0.module == module && $0.kind.isType }
            .sorted { ($0.name, $0.file) < ($1.name, $1.file) }
        references = graph.references.filter { $0.from.module == module }
        let dependents = graph.references
            .filter { $0.to.module == module && $0.from.module != module && $0.to.kind.isType }
            .map { ($0.from.kind == .extension ? $0.from.extended : nil) ?? $0.from.usr }
        afferent = Set(dependents).count
        var lines: [String: Int] = [:]
        for symbol in symbols {
            let isTop = symbol.kind == .extension || symbol.kind.isType && symbol.parent == nil
            guard isTop, let type = graph.declaration(of: symbol) else { continue }
            lines[type.usr, default: 0] += sources.codeLines(
                ofDeclarationAt: symbol.line,
                in: symbol.file
            )
        }
        typeLines = lines
        carrying = CarryingLinesFinder(
            implementation: implementation,
            index: index,
            sources: sources
        )
        viewAssignments = ViewAssignments(
            parts: ImplementationParts(implementation: implementation),
            index: index,
            graph: graph
        )
    }

    var isIndexed: Bool { !symbols.isEmpty }

    var structure: ImplementationStructure {
        let byRole = Dictionary(grouping: symbols) { role(of: $0.file) }
        let total = DeclarationCounts(symbols)
        let all = total.types + total.protocols
        return ImplementationStructure(
            implementation: implementation,
            roles: Role.all.compactMap { role in
                byRole[role].map { .init(role: role, counts: DeclarationCounts($0)) }
            },
            total: total,
            roleReferences: roleReferences,
            types: types.map(values),
            typeReferences: typeReferences,
            coupling: Coupling(
                afferent: afferent,
                efferent: Set(betweenTypes.filter { !isOwn($0.to) }.map(\.from.usr)).count,
                abstractness: all == 0 ? 0 : Double(total.protocols) / Double(all)
            ),
            cycles: cycles,
            viewAssignments: viewAssignments.count,
            viewBindings: viewAssignments.bindings,
            stateChangesOutside: stateChangesOutside,
            carrying: carrying.lines,
            elements: viewAssignments.elements,
            codeLines: sources.codeLines.values.reduce(0, +),
            evenness: Evenness.pielou(Array(codeLinesByRole.values))
        )
    }

    private func role(of file: String) -> Role { implementation.architecture.role(ofFile: file) }

    private func isOwn(_ symbol: IndexedSymbol) -> Bool {
        symbol.module == implementation.moduleName
    }

    private var codeLinesByRole: [Role: Int] {
        Dictionary(sources.codeLines.map { (role(of: $0.key), $0.value) }) { $0 + $1 }
    }

    // MARK: - References

    private var roleReferences: [ImplementationStructure.RoleReferences] {
        let counts = Dictionary(
            references.map { (Pair(from: role(of: $0.file), to: neighbour($0.to)), 1) }
        ) { $0 + $1 }
        return Role.all.flatMap { from in
            Neighbour.all.compactMap { to in
                counts[Pair(from: from, to: to)].map { .init(from: from, to: to, count: $0) }
            }
        }
    }

    /// The lines that violate the rule about changes of the state; `nil` if there is no such rule.
    private var stateChangesOutside: Int? {
        let isAboutState = { (rule: ArchitectureRule) in rule.to.contains(.change(of: .state)) }
        guard implementation.rules.contains(where: isAboutState) else { return nil }
        let violations = check.violations(in: implementation).filter { isAboutState($0.rule) }
        return Set(violations.map { "\($0.file):\($0.line)" }).count
    }

    private struct Pair: Hashable {
        let from: Role
        let to: Neighbour
    }

    private func neighbour(_ symbol: IndexedSymbol) -> Neighbour {
        switch symbol.module {
        case implementation.moduleName: .role(role(of: symbol.file))
        case implementation.feature.moduleName: .contract
        case "Model": .model
        case "HeadlessKit", "AppSupport": .kit
        default: .elsewhere
        }
    }

    /// The references from the implementation's types to types.
    private var betweenTypes: [DeclarationReference] {
        references.filter { $0.from.kind.isType && $0.to.kind.isType }
    }

    private func title(_ symbol: IndexedSymbol) -> String {
        isOwn(symbol) ? symbol.name : "\(symbol.module).\(symbol.name)"
    }

    private var typeReferences: [ImplementationStructure.TypeReferences] {
        let byPair = Dictionary(grouping: betweenTypes) { [title($0.from), title($0.to)] }
        return byPair.map { .init(from: $0.key[0], to: $0.key[1], count: $0.value.count) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    // MARK: - Types

    private func values(of type: IndexedSymbol) -> ImplementationStructure.OfType {
        let dependents = betweenTypes.filter { $0.to.usr == type.usr }.map(\.from.usr)
        let dependencies = betweenTypes.filter { $0.from.usr == type.usr }.map(\.to.usr)
        return .init(
            name: type.name,
            role: role(of: type.file),
            fanIn: Set(dependents).count,
            fanOut: Set(dependencies).count,
            codeLines: typeLines[type.usr, default: 0]
        )
    }

    private var cycles: [[String]] {
        var edges: [String: Set<String>] = [:]
        for reference in betweenTypes where isOwn(reference.to) {
            edges[reference.from.name, default: []].insert(reference.to.name)
        }
        return StrongComponents.find(in: edges)
    }
}

package import Matrix

extension Neighbour {
    /// Returns the rule that forbids a role all references to this neighbour.
    ///
    /// - Returns: `nil` if some references are allowed: a router uses the kit for navigation and
    ///   must not use views.
    package func ruleAgainst(_ role: Role, in implementation: Implementation) -> ArchitectureRule? {
        let rules = implementation.rules.filter { rule in
            Self.parts(of: role, in: implementation).allSatisfy(rule.from.contains)
        }
        let forbidden = rules.reduce(into: Set()) { $0.formUnion($1.to) }
        let parts = parts(in: implementation)
        guard parts.allSatisfy(forbidden.contains) else { return nil }
        return rules.first { !$0.to.isDisjoint(with: parts) }
    }

    /// Returns the parts of a neighbour.
    private func parts(in implementation: Implementation) -> [ArchitecturePart] {
        switch self {
        case .role(let role): Self.parts(of: role, in: implementation)
        case .contract: [.contract, .dependencies]
        case .model: [.model]
        case .kit: [.userInterface, .navigation]
        case .elsewhere: [.foreign]
        }
    }

    private static func parts(of role: Role, in implementation: Implementation)
        -> [ArchitecturePart]
    {
        role == .protocols
            ? implementation.feature.axis.roles.map { .interface($0) } : [.role(role)]
    }
}

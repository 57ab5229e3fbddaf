package import Matrix

extension Neighbour {
    /// The rule by which a role of a cell may know nothing at all of this neighbour.
    ///
    /// - Returns: `nil` where it may know some of it: a router leads on by the kit and may name no view.
    package func ruleAgainst(_ role: Role, in cell: Cell) -> ArchitectureRule? {
        let rules = cell.rules.filter { rule in
            Self.parts(of: role, in: cell).allSatisfy(rule.from.contains)
        }
        let forbidden = rules.reduce(into: Set()) { $0.formUnion($1.to) }
        let parts = parts(in: cell)
        guard parts.allSatisfy(forbidden.contains) else { return nil }
        return rules.first { !$0.to.isDisjoint(with: parts) }
    }

    /// All that a neighbour is to the rules.
    private func parts(in cell: Cell) -> [ArchitecturePart] {
        switch self {
        case .role(let role): Self.parts(of: role, in: cell)
        case .contract: [.contract, .dependencies]
        case .model: [.model]
        case .kit: [.userInterface, .navigation]
        case .elsewhere: [.foreign]
        }
    }

    private static func parts(of role: Role, in cell: Cell) -> [ArchitecturePart] {
        role == .protocols ? cell.feature.axis.roles.map { .border($0) } : [.role(role)]
    }
}

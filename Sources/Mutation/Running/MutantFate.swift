internal import Matrix

/// What became of a mutant.
struct MutantFate: Sendable {
    /// The first tests that notice it.
    enum Killer {
        case withoutView, withView
    }

    /// `nil` where it survives.
    let killer: Killer?
    /// Whether the tests that notice it do so by never ending.
    let wasStopped: Bool
}

extension CellMutation {
    /// - Parameter results: the mutants of the cell with what became of them.
    init(
        cell: Cell,
        results: [(mutant: BuiltMutants.Entry, fate: MutantFate)],
        stillborn: Int
    ) {
        let byRole = Dictionary(grouping: results, by: \.mutant.role)
        let roles = Role.all.compactMap { role in
            byRole[role].map { OfRole(role: role, score: MutationScore($0.map(\.fate))) }
        }
        self.init(
            cell: cell,
            roles: roles,
            total: roles.reduce(.zero) { $0 + $1.score },
            stopped: results.filter(\.fate.wasStopped).count,
            stillborn: stillborn,
            survivors: results.filter { $0.fate.killer == nil }.map(\.mutant.mutant)
        )
    }
}

extension MutationScore {
    fileprivate init(_ fates: [MutantFate]) {
        self.init(
            mutants: fates.count,
            killedWithoutView: fates.filter { $0.killer == .withoutView }.count,
            killed: fates.filter { $0.killer != nil }.count
        )
    }
}

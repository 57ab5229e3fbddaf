internal import Matrix

/// The result of a mutant.
struct MutantFate: Sendable {
    /// The first tests that kill it.
    enum Killer {
        case viewFree, withView
    }

    /// The tests that kill the mutant; `nil` if it survives.
    let killer: Killer?
    /// Indicates whether the mutant timed out.
    let timedOut: Bool
}

extension ImplementationMutation {
    /// - Parameter results: the mutants of the implementation with their results.
    init(
        implementation: Implementation,
        results: [(mutant: BuiltMutants.Entry, fate: MutantFate)],
        stillborn: Int
    ) {
        let byRole = Dictionary(grouping: results, by: \.mutant.role)
        let roles = Role.all.compactMap { role in
            byRole[role].map { OfRole(role: role, score: MutationScore($0.map(\.fate))) }
        }
        self.init(
            implementation: implementation,
            roles: roles,
            total: roles.reduce(.zero) { $0 + $1.score },
            timedOut: results.filter(\.fate.timedOut).count,
            stillborn: stillborn,
            survivors: results.filter { $0.fate.killer == nil }.map(\.mutant.mutant),
            killed: results.filter { $0.fate.killer != nil }.map(\.mutant.mutant)
        )
    }
}

extension MutationScore {
    fileprivate init(_ fates: [MutantFate]) {
        self.init(
            mutants: fates.count,
            killedViewFree: fates.filter { $0.killer == .viewFree }.count,
            killed: fates.filter { $0.killer != nil }.count
        )
    }
}
